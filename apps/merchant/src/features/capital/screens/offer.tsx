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
  const [monthlyRevenue, setMonthlyRevenue] = useState('')
  const [isCallOpen, setCallOpen] = useState(false)
  const track = useOfferEvents(offers.length, store.isReading)
  const problems = offerFormProblems({
    merchantId: asked.merchant_id,
    offerId: chosen?.id ?? null,
    monthlyRevenueMinor: parseAmount(monthlyRevenue, shown.currency)?.amountMinor ?? null,
  })
  const { choice, choose } = useChoice(shown)
  return (
    <div className={styles.page}>
      <Head best={offers[0] ?? asked} shown={shown} />
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
            <Terms
              offer={shown}
              choice={choice}
              onChoose={choose}
              monthlyRevenue={isFullRevenue(shown) ? monthlyRevenue : ''}
            />
          </>
        )}
        {isFullRevenue(shown) ? (
          <Revenue offer={shown} value={monthlyRevenue} onValueChange={setMonthlyRevenue} />
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

/** What is chosen of an offer, its own default until somebody does; each keeps its own. */
function useChoice(offer: Offer) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  return {
    choice: choices[offer.id] ?? { amountMinor: limitsOf(offer).defaultMinor, weeks: offer.tenor },
    choose: (next: Choice) => setChoices({ ...choices, [offer.id]: next }),
  }
}

function Head({ best, shown }: { best: Offer; shown: Offer }) {
  const lastDay = lastDayOf(shown)
  return (
    <PageHeader
      title={m.capital_offer_headline({ amount: shownAmountText(best) })}
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
  )
}

type TermsProps = {
  offer: Offer
  choice: Choice
  onChoose: (choice: Choice) => void
  /** As it is typed, where the offer asks for it. */
  monthlyRevenue: string
}

/** What the offer comes to, the one action of the page, and how it is repaid. */
function Terms({ offer, choice, onChoose, monthlyRevenue }: TermsProps) {
  const { weeks, amountMinor } = choice
  const amount = toDecimal(money(amountMinor, offer.currency))
  return (
    <div className={styles.hero}>
      <OfferTermsCard
        {...{ offer, choice, onChoose }}
        action={<GetStarted key={offer.id} asked={{ amount, weeks }} {...{ offer, monthlyRevenue }} />}
      />
      <LazySimulator offerId={offer.id} amount={amount} tenorWeeks={weeks} />
    </div>
  )
}

type RevenueProps = { offer: Offer; value: string; onValueChange: (value: string) => void }

/** What an offer on the whole revenue asks for, beside what comes after it. */
function Revenue({ offer: { currency, least_amount }, value, onValueChange }: RevenueProps) {
  return (
    <Columns second="even">
      <Column>
        <WhatToExpect />
      </Column>
      <Column>
        <Card title={m.offers_revenue_title()}>
          <MonthlyRevenue currency={currency} least={least_amount} {...{ value, onValueChange }} />
        </Card>
      </Column>
    </Columns>
  )
}

function isFullRevenue({ tags }: Offer): boolean {
  return tags.includes('full_revenue_flow')
}

/** Tells how many offers stand there, again after another store's have been read (CAPI-47). */
function useOfferEvents(offers: number, isReading: boolean) {
  const track = useTrack()
  useEffect(() => {
    if (!isReading) track('Capital Offers Loaded', { offers })
  }, [track, offers, isReading])
  return track
}
