import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { ApplicationRow } from '../applications/index.ts'
import { presentMerchantOf, type MerchantFields } from '../../merchants/merchants/index.ts'

type Similar = DeskCase['similar'][number]

interface SimilarRow
  extends
    MerchantFields,
    Row<
      'application_decision',
      'application_id' | 'reasons' | 'amount_minor' | 'tenor' | 'at',
      {
        action: Similar['decision']
        monthly_sales_minor: bigint
      }
    > {
  advance_status: Column<'advance_standing', 'status'> | null
}

const shown = 5
/** Weeks more or less that still count as about as long. */
const tenorWithin = 8

/**
 * The last decisions about other merchants in the same currency: half to one and a half times the amount, up
 * to eight weeks shorter or longer, half to double the monthly sales as they were at the time of each. Read
 * across merchants, for staff alone.
 */
export async function similarTo(
  tx: Tx,
  row: ApplicationRow,
  monthlySalesMinor: bigint,
): Promise<DeskCase['similar']> {
  const rows = await tx<SimilarRow[]>`
    select d.application_id, d.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, d.action, d.reasons,
           d.amount_minor, d.tenor, d.monthly_sales_minor, d.at, l.status as advance_status
      from application_decision d
      join application_public a on a.merchant_id = d.merchant_id and a.id = d.application_id and a.currency = ${row.currency}
      join merchant_public m on m.merchant_id = d.merchant_id
      left join advance_standing l on l.merchant_id = d.merchant_id and l.application_id = d.application_id and l.voided_at is null
     where d.action in ('approved', 'rejected') and d.merchant_id <> ${row.merchant_id}
       and d.tenor between ${row.tenor - tenorWithin} and ${row.tenor + tenorWithin}
       and d.amount_minor * 2 between ${row.amount_minor} and ${row.amount_minor * 3n}
       and d.monthly_sales_minor between ${monthlySalesMinor / 2n} and ${monthlySalesMinor * 2n}
     order by d.at desc, d.id desc
     limit ${shown}`
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return rows.map((one) => ({
    application_id: one.application_id,
    ...presentMerchantOf(one),
    decision: one.action,
    reasons: one.reasons,
    amount: amount(one.amount_minor),
    currency: row.currency,
    tenor: one.tenor,
    monthly_sales: amount(one.monthly_sales_minor),
    decided_at: one.at.toISOString(),
    advance: one.advance_status,
  }))
}
