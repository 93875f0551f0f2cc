import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { merchantReserve } from '@daftar/rules/ledger/accounts'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import { newId } from '../../../../platform/ids.ts'
import { balanceOf } from '../../../../platform/ledger/ledger.ts'
import { findMerchant, type MerchantRow } from '../../../merchants/merchants/index.ts'
import { listCommissionTerms, type CommissionRow } from '../../../selling/orders/index.ts'

/** Terms are never rewritten: a later one takes over. */
export async function setReserve(
  tx: Tx,
  term: {
    merchantId: string
    validFrom: CalendarDate
    percentHundredths: bigint
    days: number
    staffId: string
    at: Date
  },
): Promise<void> {
  await tx`
    insert into reserve_term (merchant_id, id, valid_from, percent_hundredths, days, set_by, set_at)
    values (${term.merchantId}, ${newId('rtm')}, ${term.validFrom}, ${term.percentHundredths}, ${term.days}, ${term.staffId}, ${term.at})`
}

export interface ReserveRow extends Row<
  'reserve_term',
  'id' | 'valid_from' | 'percent_hundredths' | 'days' | 'set_at'
> {
  /** By name. */
  set_by: Column<'staff_name', 'name'>
}

export interface TermsOfMerchant {
  merchant: MerchantRow
  commission: readonly CommissionRow[]
  reserve: readonly ReserveRow[]
  stores: readonly { id: string; name: string; name_ar: string }[]
  /** What is held in reserve now. */
  heldMinor: bigint
}

/** What a merchant pays and what is kept back, past and to come, newest first. */
export async function termsOfMerchant(tx: ReadTx, merchantId: string): Promise<TermsOfMerchant | undefined> {
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return undefined
  const [commission, reserve, stores, reserveMinor] = await Promise.all([
    listCommissionTerms(tx, merchantId),
    tx<ReserveRow[]>`
      select t.id, t.valid_from, t.percent_hundredths, t.days, s.name as set_by, t.set_at from reserve_term t join staff_name s on s.id = t.set_by
       where t.merchant_id = ${merchantId} order by t.valid_from desc, t.set_at desc, t.id limit 200`,
    tx<Row<'store_public', 'id' | 'name' | 'name_ar'>[]>`
      select id, name, name_ar from store_public where merchant_id = ${merchantId} order by created_at, id`,
    balanceOf(tx, merchantId, merchantReserve(merchantId), merchant.currency),
  ])
  return { merchant, commission, reserve, stores, heldMinor: -reserveMinor }
}

export async function hasStore(tx: Tx, merchantId: string, storeId: string): Promise<boolean> {
  const rows = await tx`select 1 from store_public where merchant_id = ${merchantId} and id = ${storeId}`
  return rows.length > 0
}
