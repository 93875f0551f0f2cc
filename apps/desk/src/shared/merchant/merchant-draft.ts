import type { BodyInput } from '@daftar/contract'
import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import {
  merchantProblems,
  readMerchant,
  type FactProblems,
  type MerchantFacts,
} from '@daftar/rules/merchants/merchant-facts'
import { percentNumber } from '@daftar/rules/money/percent'
import { toLatinDigits } from '@daftar/rules/text/digits'

/** A merchant as it is typed, by the names its facts have on the wire. */
export type MerchantDraft = Readonly<
  Record<'name' | 'name_ar' | 'country' | 'commission_percent' | 'commission_fixed' | 'vat_percent', string>
>
export const emptyMerchant: MerchantDraft = {
  name: '',
  name_ar: '',
  country: '',
  commission_percent: '',
  commission_fixed: '0',
  vat_percent: '',
}

/** The money a merchant of this country is paid in; empty before one is chosen. */
export function currencyOfDraft({ country }: Pick<MerchantDraft, 'country'>): string {
  return isCountryCode(country) ? currencyOfCountry(country) : ''
}

export function merchantDraftProblems(draft: MerchantDraft): FactProblems {
  const problems = merchantProblems(merchantOf(draft))
  const empty = (['commission_percent', 'vat_percent'] as const).filter((name) => draft[name].trim() === '')
  return { ...problems, ...Object.fromEntries(empty.map((name) => [name, 'required' as const])) }
}

/** Only of a draft without problems. */
export function merchantBody(draft: MerchantDraft): BodyInput<'merchants.create'> {
  const { currency, commissionHundredths, vatPercent } = merchantOf(draft)
  return {
    name: draft.name,
    name_ar: draft.name_ar,
    country: draft.country,
    currency,
    commission_percent: percentNumber(BigInt(commissionHundredths ?? 0)),
    commission_fixed: draft.commission_fixed,
    vat_percent: vatPercent ?? 0,
  }
}

function merchantOf(draft: MerchantDraft): MerchantFacts {
  return readMerchant({
    name: draft.name,
    nameAr: draft.name_ar,
    country: draft.country,
    currency: currencyOfDraft(draft),
    commissionPercent: withoutSign(toLatinDigits(draft.commission_percent).replace('٫', '.')),
    commissionFixed: draft.commission_fixed,
    vatPercent: withoutSign(toLatinDigits(draft.vat_percent).trim()),
  })
}

function withoutSign(percent: string): string {
  return percent.replace(/%$/, '')
}
