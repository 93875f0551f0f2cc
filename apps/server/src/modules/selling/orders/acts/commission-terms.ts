import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import { newId } from '../../../../platform/ids.ts'

export interface CommissionTermGiven {
  merchantId: string
  storeId: string | null
  product: PaymentProductType | null
  validFrom: CalendarDate
  validUntil: CalendarDate | null
  percentHundredths: bigint
  fixedMinor: bigint
  at: Date
}

/** Terms are never rewritten: a later one takes over. */
export async function setCommission(tx: Tx, term: CommissionTermGiven): Promise<void> {
  await tx`
    insert into commission_term (merchant_id, id, store_id, product, valid_from, valid_until, percent_hundredths, fixed_minor, created_at)
    values (${term.merchantId}, ${newId('ctm')}, ${term.storeId}, ${term.product}, ${term.validFrom}, ${term.validUntil},
            ${term.percentHundredths}, ${term.fixedMinor}, ${term.at})`
}

export interface CommissionRow extends Row<
  'commission_term',
  'id' | 'store_id' | 'valid_from' | 'valid_until' | 'percent_hundredths' | 'fixed_minor',
  {
    product: PaymentProductType | null
  }
> {
  store_name: Column<'store_public', 'name'> | null
  store_name_ar: Column<'store_public', 'name_ar'> | null
}

/** What a merchant pays of its sales, past and to come, newest first. */
export function listCommissionTerms(tx: ReadTx, merchantId: string): Promise<CommissionRow[]> {
  return tx<CommissionRow[]>`
    select t.*, s.name as store_name, s.name_ar as store_name_ar
      from commission_term t
      left join store_public s on s.merchant_id = t.merchant_id and s.id = t.store_id
     where t.merchant_id = ${merchantId} order by t.valid_from desc, t.created_at desc, t.id limit 200`
}
