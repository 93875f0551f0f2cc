import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { merchantReserve } from '@daftar/rules/ledger/accounts'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { PaymentProductType } from '@daftar/rules/shell/value-lists'
import type { MerchantTerms } from '@daftar/contract/endpoints/desk-money-shapes'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { balanceOf } from '../../platform/ledger/ledger.ts'
import { findMerchant } from '../merchants/index.ts'

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

interface CommissionRow {
  id: string
  store_id: string | null
  store_name: string | null
  product: PaymentProductType | null
  valid_from: CalendarDate
  valid_until: CalendarDate | null
  percent_hundredths: number
  fixed_minor: bigint
}

interface ReserveRow {
  id: string
  valid_from: CalendarDate
  percent_hundredths: number
  days: number
  set_by: string
  set_at: Date
}

/** What a merchant pays and what is kept back, past and to come, newest first. */
export async function termsOfMerchant(tx: Tx, merchantId: string): Promise<MerchantTerms | undefined> {
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return undefined
  const amount = (minor: bigint) => toDecimal(money(minor, merchant.currency))
  const [commission, reserve, stores, heldMinor] = await Promise.all([
    tx<CommissionRow[]>`
      select t.*, s.name as store_name from commission_term t left join store s on s.merchant_id = t.merchant_id and s.id = t.store_id
       where t.merchant_id = ${merchantId} order by t.valid_from desc, t.created_at desc, t.id limit 200`,
    tx<ReserveRow[]>`
      select t.id, t.valid_from, t.percent_hundredths, t.days, s.name as set_by, t.set_at from reserve_term t join staff s on s.id = t.set_by
       where t.merchant_id = ${merchantId} order by t.valid_from desc, t.set_at desc, t.id limit 200`,
    tx<
      { id: string; name: string }[]
    >`select id, name from store where merchant_id = ${merchantId} order by created_at, id`,
    balanceOf(tx, merchantId, merchantReserve(merchantId), merchant.currency),
  ])
  return {
    merchant_id: merchantId,
    merchant_name: merchant.name,
    currency: merchant.currency,
    standard: {
      percent: percentNumber(BigInt(merchant.commission_hundredths)),
      fixed: amount(merchant.commission_fixed_minor),
    },
    commission: commission.map((row) => ({
      id: row.id,
      store_id: row.store_id,
      store_name: row.store_name,
      product: row.product,
      valid_from: row.valid_from,
      valid_until: row.valid_until,
      percent: percentNumber(BigInt(row.percent_hundredths)),
      fixed: amount(row.fixed_minor),
    })),
    reserve: reserve.map((row) => ({
      id: row.id,
      valid_from: row.valid_from,
      percent: percentNumber(BigInt(row.percent_hundredths)),
      days: row.days,
      set_by: row.set_by,
      set_at: row.set_at.toISOString(),
    })),
    reserve_held: amount(-heldMinor),
    stores: [...stores],
  }
}
