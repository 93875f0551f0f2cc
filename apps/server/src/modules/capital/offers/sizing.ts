import type { Least } from '@daftar/rules/capital/offers/amount'
import { canReachPayOff } from '@daftar/rules/capital/offers/early-pay-off'
import { mayNeedVerification, type OfferTag } from '@daftar/rules/capital/offers/offer'
import { sizedOffer } from '@daftar/rules/capital/offers/offer-sizing'
import { defaultFeeFactorHundredths, defaultRepaymentRatePercent } from '@daftar/rules/capital/offers/terms'
import type { ReadTx } from '../../../platform/database/database.ts'
import {
  candidatesOf,
  salesByStore,
  standingOffers,
  type Candidate,
  type CandidatePage,
  type StandingOffer,
  type StoreSales,
} from './candidates.ts'
import { burdenOf, lastWeeks } from './burden.ts'
import type { NewOffer } from './insert.ts'
import type { OfferDependencies } from './dependencies.ts'

/**
 * The offers of one page of merchants (DEC-OFR-1), in three statements: who may have one, what their stores
 * sold, what stands already. An offer belongs to a store and is sized on that store's sales; a store has one
 * at a time, whoever made it, and what stands is not sized anew before it ends. An early pay-off belongs to
 * the store of the old advance. What staff withdrew is not made again for 60 days. `last` is where the page
 * ended, null after the last one.
 */
export async function plannedOffers(
  tx: ReadTx,
  { applications, leastMinor }: Pick<OfferDependencies, 'applications' | 'leastMinor'>,
  page: CandidatePage,
): Promise<{ offers: NewOffer[]; last: string | null }> {
  const { candidates, last } = await candidatesOf(tx, applications, page)
  const merchantIds = candidates.map((one) => one.merchant_id)
  if (merchantIds.length === 0) return { offers: [], last }
  const { currency, at } = page
  const sales = Map.groupBy(await salesByStore(tx, { merchantIds, currency, at }), (row) => row.merchant_id)
  const standing = Map.groupBy(await standingOffers(tx, merchantIds, at), (row) => row.merchant_id)
  const planned = candidates.flatMap((candidate) =>
    (sales.get(candidate.merchant_id) ?? [])
      .filter((store) => isFree(candidate, store, standing.get(candidate.merchant_id) ?? []))
      .flatMap((store) => offerFor(candidate, store, { currency, leastMinor: leastMinor(currency) }) ?? []),
  )
  return { offers: await bearable(tx, planned, at), last }
}

/**
 * Those whose minimum leaves most of the merchant's average week: what takes more than 60 percent of it, or
 * of weeks that bring nothing, the product does not offer by itself (docs/decisions/0057).
 */
async function bearable(tx: ReadTx, planned: readonly NewOffer[], at: Date): Promise<NewOffer[]> {
  const kept: NewOffer[] = []
  for (const [merchantId, offers] of Map.groupBy(planned, (offer) => offer.merchantId)) {
    const sales = await lastWeeks(tx, { merchantId, currency: offers[0]!.currency, at })
    for (const offer of offers) {
      const burden = burdenOf(offer, sales)
      if (burden === null || burden.level === 'heavy') continue
      kept.push({ ...offer, burdenPercentHundredths: burden.percentHundredths })
    }
  }
  return kept
}

/**
 * Whether nothing stands in the way of an offer of this store: an early pay-off is not kept back by plain
 * offers.
 */
function isFree(
  { advance_id, advance_store_id }: Candidate,
  { store_id }: StoreSales,
  standing: readonly StandingOffer[],
): boolean {
  if (advance_id === null) return !standing.some((offer) => offer.store_id === store_id)
  return (
    store_id === advance_store_id &&
    !standing.some(
      (offer) => offer.pays_off_advance_id === advance_id || (!offer.is_open && offer.store_id === store_id),
    )
  )
}

function offerFor(candidate: Candidate, store: StoreSales, least: Least): NewOffer | null {
  const sized = sizeOf(store.sales_minor, least, candidate.vat_percent)
  if (sized === null) return null
  const payOffMinor = candidate.advance_principal_minor + candidate.advance_fee_minor
  const paysOff = candidate.advance_id !== null
  if (paysOff && !canReachPayOff({ ...least, amountMinor: sized.amountMinor }, payOffMinor)) return null
  // Nobody has looked at a company that is not on record: the application verifies it (decision 0082).
  const verifies = !candidate.has_company && mayNeedVerification(least.currency)
  const tags: OfferTag[] = [
    ...(paysOff ? (['early_payoff'] as const) : []),
    'bank_statement_required',
    ...(verifies ? (['kyb_application'] as const) : []),
  ]
  return {
    merchantId: candidate.merchant_id,
    storeId: store.store_id,
    ...least,
    amountMinor: sized.amountMinor,
    tenor: sized.tenorWeeks,
    tags,
    form: 'wizard',
    discountPercentHundredths: 0,
    paysOffAdvanceId: candidate.advance_id,
    sizedOnMinor: store.sales_minor,
    madeBy: 'job',
    burdenPercentHundredths: null,
    burdenReason: '',
  }
}

/**
 * What three full months of sales are good for at the terms every offer has; null below the least of the
 * currency (DEC-OFR-1).
 */
export function sizeOf(threeMonthsSalesMinor: bigint, least: Least, vatPercent: number) {
  return sizedOffer({
    threeMonthsSalesMinor,
    ...least,
    vatPercent,
    feeFactorHundredths: defaultFeeFactorHundredths,
    repaymentRatePercent: defaultRepaymentRatePercent,
  })
}
