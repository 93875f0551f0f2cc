import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { offerFormProblems } from '@daftar/rules/capital/offers/offer-form'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { offersQuery } from '../../../shared/capital/capital-queries.ts'
import { useTrack } from '../../../shared/told/events.ts'
import { LazySimulator } from '../../../shared/simulator/lazy-simulator.tsx'
import { OfferFeedback } from '../parts/talk/feedback.tsx'
import { GetStarted } from '../parts/offer/get-started.tsx'
import { HowItWorks } from '../parts/offer/how-it-works.tsx'
import { MonthlyRevenue } from '../parts/offer/monthly-revenue.tsx'
import { OfferCards, shownAmountText } from '../parts/offer/offer-cards.tsx'
import { OfferFaq } from '../parts/offer/offer-faq.tsx'
import { OfferTermsCard, type Choice } from '../parts/offer/offer-terms-card.tsx'
import { StoreSwitcher } from '../parts/store-switcher.tsx'
import { TalkCard } from '../parts/talk/talk-card.tsx'
import { WhatToExpect } from '../parts/application/what-to-expect.tsx'
import { lastDayOf } from '../last-day.ts'
import { limitsOf } from '../offer-choice.ts'
import { useStoreOffers } from '../use-store-offers.ts'
import styles from '../parts/offer/offer-page.module.css'

/** It stands inside a closed question. */
const OwnExample = lazy(() =>
  import('../parts/offer/own-example.tsx').then((module) => ({ default: module.OwnExample })),
)

/** The offers of a store, what they come to and how they are repaid (OFR-08 to OFR-24). */
export function OfferScreen({ params: { id } }: { params: { id: string } }) {
  const { data: offers } = useSuspenseQuery(offersQuery)
  const asked = offers.find((offer) => offer.id === id)
  // OFR-09: an offer that is not there any more leads to the list.
  return asked ? (
    <OfferPage key={asked.id} all={offers} asked={asked} />
  ) : (
    <Navigate to={capitalPaths.advances} replace />
  )
}

function OfferPage({ all, asked }: { all: readonly Offer[]; asked: Offer }) {
  const { has_store_access } = useAccount().permissions
  const store = useStoreOffers(all, asked, has_store_access)
  const { offers, chosen } = store
  const shown = chosen ?? asked
  const isFullRevenue = shown.tags.includes('full_revenue_flow')
  const [monthlyRevenue, setMonthlyRevenue] = useState('')
  const [isCallOpen, setCallOpen] = useState(false)
  const track = useOfferEvents(offers.length, store.isReading)
  const problems = offerFormProblems({
    merchantId: asked.merchant_id,
    offerId: chosen?.id ?? null,
    monthlyRevenueMinor: parseAmount(monthlyRevenue, shown.currency)?.amountMinor ?? null,
  })
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const choice = choices[shown.id] ?? {
    amountMinor: limitsOf(shown).defaultMinor,
    weeks: shown.tenor,
  }
  const amount = toDecimal(money(choice.amountMinor, shown.currency))
  const lastDay = lastDayOf(shown)
  return (
    <div className={styles.page}>
      <PageHeader
        title={m.capital_offer_headline({ amount: shownAmountText(offers[0] ?? asked) })}
        subtitle={m.capital_offer_lead({
          weekday: weekdayText(lastDay, currentLanguage()),
          date: dateText(lastDay),
        })}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: m.capital_offer_title() },
          ],
        }}
      />
      <div className={styles.stack}>
        <StoreSwitcher
          store={store}
          all={all}
          onSwitch={(storeId) => {
            store.switchTo(storeId)
            track('Capital Store Selected', { store_id: storeId })
          }}
        />
        {problems.offerId ? (
          <p>{m.offers_store_none()}</p>
        ) : (
          <>
            {offers.length > 1 ? (
              <OfferCards
                offers={offers}
                chosenId={shown.id}
                onChoose={(offerId) => {
                  store.choose(offerId)
                  track('Capital Offers Clicks', { offer_id: offerId })
                }}
              />
            ) : null}
            <div className={styles.hero}>
              <OfferTermsCard
                offer={shown}
                choice={choice}
                onChoose={(next) => setChoices({ ...choices, [shown.id]: next })}
                action={
                  <GetStarted
                    key={shown.id}
                    offer={shown}
                    asked={{ amount, weeks: choice.weeks }}
                    monthlyRevenue={isFullRevenue ? monthlyRevenue : ''}
                  />
                }
              />
              <LazySimulator offerId={shown.id} amount={amount} tenorWeeks={choice.weeks} />
            </div>
          </>
        )}
        {isFullRevenue ? (
          <Columns second="even">
            <Column>
              <WhatToExpect />
            </Column>
            <Column>
              <Card title={m.offers_revenue_title()}>
                <MonthlyRevenue
                  currency={shown.currency}
                  least={shown.least_amount}
                  value={monthlyRevenue}
                  onValueChange={setMonthlyRevenue}
                />
              </Card>
            </Column>
          </Columns>
        ) : null}
        <HowItWorks />
        <Columns second="wide">
          <Column>
            <OfferFaq
              example={
                <Suspense>
                  <OwnExample offer={shown} choice={choice} />
                </Suspense>
              }
            />
          </Column>
          <Column>
            <TalkCard offerId={shown.id} isOpen={isCallOpen} onOpenChange={setCallOpen} />
          </Column>
        </Columns>
      </div>
      <OfferFeedback offerId={shown.id} waits={isCallOpen} />
    </div>
  )
}

/** Tells how many offers stand there, again after another store's have been read (CAPI-47). */
function useOfferEvents(offers: number, isReading: boolean) {
  const track = useTrack()
  useEffect(() => {
    if (!isReading) track('Capital Offers Loaded', { offers })
  }, [track, offers, isReading])
  return track
}
