import type { Offer } from '@daftar/contract/endpoints/capital-shapes'
import { offerCards } from '@daftar/rules/capital/offer-cards'
import { capitalPaths } from '@daftar/rules/capital/paths'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { RadioCards } from '@daftar/ui/radio-cards'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { moneyText } from '@daftar/words/formats/number'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { offerForRules } from '../entry.ts'
import { GetStarted } from '../parts/get-started.tsx'
import { OfferFaq } from '../parts/offer-faq.tsx'
import { OfferMarks } from '../parts/offer-marks.tsx'
import { RepaymentExplainer } from '../parts/repayment-explainer.tsx'
import { HowItWorks } from '../parts/how-it-works.tsx'
import { offersQuery } from '../../../shared/capital-queries.ts'

/** The offers of a store, what they come to and how they are repaid (OFR-08 to OFR-24). */
export function OfferScreen() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data: offers } = useSuspenseQuery(offersQuery)
  const asked = offers.find((offer) => offer.id === id)
  // OFR-09: an offer that is not there any more leads to the list.
  return asked ? (
    <OfferChoice key={asked.store_id} offers={offers} asked={asked} />
  ) : (
    <Navigate to={capitalPaths.loans} replace />
  )
}

function OfferChoice({ offers, asked }: { offers: readonly Offer[]; asked: Offer }) {
  const [storeId, setStoreId] = useState(asked.store_id)
  const [chosenId, setChosenId] = useState(asked.id)
  const stores = storesOf(offers)
  const cards = offerCards(
    offers.filter((offer) => offer.store_id === storeId).map((wire) => ({ ...offerForRules(wire), wire })),
  )
  const chosen = cards.find(({ offer }) => offer.id === chosenId)?.offer.wire ?? cards[0]?.offer.wire ?? asked
  const best = cards[0]?.offer.wire ?? asked
  function chooseStore(next: string) {
    setStoreId(next)
    const first = offerCards(offers.filter((offer) => offer.store_id === next).map(offerForRules))[0]
    if (first) setChosenId(first.offer.id)
  }
  return (
    <>
      <PageHeader
        title={m.capital_offer_headline({ amount: moneyText(best.amount, best.currency, { trim: true }) })}
        subtitle={m.capital_offer_lead()}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.loans },
            { label: m.capital_offer_title() },
          ],
        }}
      />
      <Columns second="even">
        <Column>
          {stores.length > 1 ? (
            <Select
              label={m.capital_store()}
              placeholder={m.capital_store()}
              options={stores}
              value={storeId}
              onValueChange={chooseStore}
            />
          ) : null}
          <RadioCards
            label={m.capital_choose_offer()}
            options={cards.map((card) => ({
              value: card.offer.id,
              label: moneyText(card.offer.wire.amount, card.offer.currency, { trim: true }),
              description: m.capital_offer_card({ count: card.offer.tenorWeeks }),
              aside: <OfferMarks isBest={card.isBest} isInstant={card.isInstant} />,
            }))}
            value={chosen.id}
            onValueChange={setChosenId}
          />
          <GetStarted offer={chosen} />
        </Column>
        <Column>
          <HowItWorks />
          <RepaymentExplainer currency={chosen.currency} />
          <OfferFaq />
        </Column>
      </Columns>
    </>
  )
}

function storesOf(offers: readonly Offer[]) {
  const names = new Map(offers.map((offer) => [offer.store_id, storeNameText(offer)]))
  return [...names].map(([value, label]) => ({ value, label }))
}
