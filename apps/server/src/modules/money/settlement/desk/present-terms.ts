import type { MerchantTerms } from '@daftar/contract/endpoints/money/settlement-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { TermsOfMerchant } from '../agreements/terms.ts'

/** The terms of a merchant as they travel to the desk. */
export function presentTerms(terms: TermsOfMerchant): MerchantTerms {
  const { merchant, commission, reserve, stores, heldMinor } = terms
  const amount = (minor: bigint) => toDecimal(money(minor, merchant.currency))
  const percent = (hundredths: number) => percentNumber(BigInt(hundredths))
  return {
    merchant_id: merchant.merchant_id,
    merchant_name: merchant.name,
    merchant_name_ar: merchant.name_ar,
    currency: merchant.currency,
    standard: {
      percent: percent(merchant.commission_hundredths),
      fixed: amount(merchant.commission_fixed_minor),
    },
    commission: commission.map((row) => ({
      id: row.id,
      store_id: row.store_id,
      store_name: row.store_name,
      store_name_ar: row.store_name_ar,
      product: row.product,
      valid_from: row.valid_from,
      valid_until: row.valid_until,
      percent: percent(row.percent_hundredths),
      fixed: amount(row.fixed_minor),
    })),
    reserve: reserve.map((row) => ({
      id: row.id,
      valid_from: row.valid_from,
      percent: percent(row.percent_hundredths),
      days: row.days,
      set_by: row.set_by,
      set_at: row.set_at.toISOString(),
    })),
    reserve_held: amount(heldMinor),
    stores: [...stores],
  }
}
