import { offerCards, shownAmount } from '@daftar/rules/capital/offers/offer-cards'
import { toDecimal } from '@daftar/rules/money/money'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { offerForRules } from '../../../../shared/capital/capital-queries.ts'
import { OfferMarks } from './offer-marks.tsx'

type OfferCardsProps = { offers: readonly Offer[]; chosenId: string; onChoose: (offerId: string) => void }

/**
 * The offers as cards: the largest first and marked best, those that need no sizing marked instant (OFR-12,
 * OFR-13, OFR-14).
 */
export function OfferCards({ offers, chosenId, onChoose }: OfferCardsProps) {
  return (
    <RadioCards
      label={m.capital_choose_offer()}
      options={sortedCards(offers).map(({ offer, isBest, isInstant }) => ({
        value: offer.id,
        label: m.offers_card_up_to({ amount: shownAmountText(offer.wire) }),
        description: m.capital_offer_card({ count: offer.tenorWeeks }),
        aside: <OfferMarks isBest={isBest} isInstant={isInstant} />,
      }))}
      value={chosenId}
      onValueChange={onChoose}
    />
  )
}

export function sortedCards(offers: readonly Offer[]) {
  return offerCards(offers.map((wire) => ({ ...offerForRules(wire), wire })))
}

/** The amount an offer is shown with, as words. */
export function shownAmountText(offer: Offer): string {
  return moneyText(shownAmountDecimal(offer), offer.currency, { trim: true })
}

export function shownAmountDecimal(offer: Offer): string {
  return toDecimal({ amountMinor: shownAmount(offerForRules(offer)), currency: offer.currency })
}
