import type { FieldCode } from '@daftar/contract'
import { amountLimits, checkAmount, leastAdvance } from '@daftar/rules/capital/offers/amount'
import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import { earlyPayOff } from '@daftar/rules/capital/offers/early-pay-off'
import { areTagsAllowed, type OfferTag } from '@daftar/rules/capital/offers/offer'
import { weeklyBurden, type WeeklyBurden } from '@daftar/rules/capital/offers/offer-burden'
import {
  advanceTerms,
  defaultFeeFactorHundredths,
  defaultRepaymentRatePercent,
} from '@daftar/rules/capital/offers/terms'
import { parseAmount } from '@daftar/rules/money/money'
import { percentHundredths } from '@daftar/rules/money/percent'
import { currencyOf, type Currency } from '@daftar/rules/money/currency'
import { toLatinDigits } from '@daftar/rules/text/digits'
import type { Merchant } from '../../shared/merchant/merchants-query.ts'
import type { OfferFacts } from './queries.ts'

/** An offer as it is typed. */
export interface OfferDraft {
  merchant: Merchant | null
  storeId: string | null
  amount: string
  tenor: number | null
  tags: OfferTag[]
  form: ApplicationForm
  /** Of an early pay-off: the share of the old fee that is forgiven; empty for none. */
  discount: string
  /** Why it is made although its minimum is most of an average week; a second person decides then. */
  burdenReason: string
}

export const emptyDraft: OfferDraft = {
  merchant: null,
  storeId: null,
  amount: '',
  tenor: null,
  tags: ['bank_statement_required'],
  form: 'wizard',
  discount: '',
  burdenReason: '',
}

export type DraftProblems = Partial<
  Record<'merchant' | 'storeId' | 'amount' | 'tenor' | 'tags' | 'discount' | 'burdenReason', FieldCode>
>

export function draftProblems(draft: OfferDraft, facts: OfferFacts | undefined): DraftProblems {
  const { merchant, storeId, tenor, tags } = draft
  const wrongAmount = amountProblem(draft, facts)
  return {
    ...(merchant === null && { merchant: 'required' as const }),
    ...(storeId === null && { storeId: 'choose_option' as const }),
    ...(wrongAmount && { amount: wrongAmount }),
    ...(tenor === null && { tenor: 'choose_option' as const }),
    ...(!areTagsAllowed(tags) && { tags: 'invalid' as const }),
    ...(readDiscount(draft) === null && { discount: 'invalid' as const }),
    ...(burdenOf(draft, facts)?.level === 'heavy' &&
      draft.burdenReason.trim() === '' && { burdenReason: 'required' as const }),
  }
}

/**
 * What the weekly minimum takes of the merchant's average week; null while it cannot be said
 * (docs/decisions/0057).
 */
export function burdenOf({ amount, tenor }: OfferDraft, facts: OfferFacts | undefined): WeeklyBurden | null {
  if (!facts || facts.average_week === null || tenor === null) return null
  const amountMinor = parseAmount(amount, facts.currency)?.amountMinor ?? 0n
  if (amountMinor <= 0n) return null
  const terms = advanceTerms({
    amountMinor,
    tenorWeeks: tenor,
    currency: facts.currency,
    feeFactorHundredths: defaultFeeFactorHundredths,
    repaymentRatePercent: defaultRepaymentRatePercent,
    // The fee includes its VAT: the percentage changes none of the figures (DEC-LOAN-3).
    vatPercent: 0,
  })
  const average = [minorOf(facts.average_week, facts.currency)]
  return weeklyBurden(terms.minimumRepaymentMinor, average, percentHundredths(defaultRepaymentRatePercent))
}

/** The discount in percent, 0 for none and for what is no early pay-off; null for what is no share. */
export function readDiscount({ tags, discount }: Pick<OfferDraft, 'tags' | 'discount'>): number | null {
  if (!tags.includes('early_payoff') || discount.trim() === '') return 0
  const text = toLatinDigits(discount).trim().replace(/[,٫]/, '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100) return null
  return Number(text)
}

/**
 * From the least of the currency to 1,000,000 in steps of 1,000, and of an early pay-off more than it has to
 * repay (DEC-OFR-4, DEC-LOAN-26).
 */
function amountProblem(draft: OfferDraft, facts: OfferFacts | undefined): FieldCode | null {
  if (draft.amount === '') return 'required'
  const currency = currencyOf(facts?.currency, draft.merchant?.currency)
  const read = parseAmount(draft.amount, currency)
  if (read === null) return 'invalid'
  return checkAmount(
    read.amountMinor,
    amountLimits({
      amountMinor: read.amountMinor,
      leastMinor: leastMinorOf(draft, facts),
      currency,
      tags: ['full_revenue_flow'],
      payOffMinor: payOffMinorOf(draft, facts),
    }),
  )
}

/** The least of an advance; before the facts are there, that of the currency. */
export function leastMinorOf(draft: OfferDraft, facts: OfferFacts | undefined): bigint {
  return facts
    ? minorOf(facts.least_amount, facts.currency)
    : leastAdvance(currencyOf(draft.merchant?.currency))
}

/** X: what a new advance first repays of the old one; undefined for what is no early pay-off. */
export function payOffMinorOf(draft: OfferDraft, facts: OfferFacts | undefined): bigint | undefined {
  const old = facts?.pay_off
  if (!facts || !old || !draft.tags.includes('early_payoff')) return undefined
  const owedMinor = minorOf(old.outstanding, facts.currency)
  const feeMinor = minorOf(old.unpaid_fee, facts.currency)
  const discountPercentHundredths = percentHundredths(readDiscount(draft) ?? 0)
  const balances = { currency: facts.currency, principalMinor: owedMinor - feeMinor, feeMinor }
  return earlyPayOff({ ...balances, discountPercentHundredths }, 0n).payOffMinor
}

function minorOf(amount: string, currency: Currency): bigint {
  return parseAmount(amount, currency)?.amountMinor ?? 0n
}
