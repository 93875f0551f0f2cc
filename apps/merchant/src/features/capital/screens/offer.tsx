import type { Offer } from '@daftar/contract/endpoints/offers-shapes'
import { offerFormProblems } from '@daftar/rules/capital/offers/offer-form'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { parseAmount } from '@daftar/rules/money/money'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { offersQuery } from '../../../shared/capital-queries.ts'
import { useTrack } from '../../../shared/events.ts'
import { LazySimulator } from '../../../shared/simulator/lazy-simulator.tsx'
import { OfferFeedback } from '../parts/feedback.tsx'
import { GetStarted } from '../parts/get-started.tsx'
import { HowItWorks } from '../parts/how-it-works.tsx'
import { MonthlyRevenue } from '../parts/monthly-revenue.tsx'
import { OfferCards, shownAmountText } from '../parts/offer-cards.tsx'
import { OfferFaq } from '../parts/offer-faq.tsx'
import { RepaymentExplainer } from '../parts/repayment-explainer.tsx'
import { StoreSwitcher } from '../parts/store-switcher.tsx'
import { TalkCard } from '../parts/talk-card.tsx'
import { WhatToExpect } from '../parts/what-to-expect.tsx'
import { useStoreOffers } from '../use-store-offers.ts'
import styles from '../parts/offer-page.module.css'

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
  return (
    <div className={styles.page}>
      <PageHeader
        title={m.capital_offer_headline({ amount: shownAmountText(offers[0] ?? asked) })}
        subtitle={m.capital_offer_lead()}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: m.capital_offer_title() },
          ],
        }}
      />
      <Columns second="even">
        <Column>
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
              <OfferCards
                offers={offers}
                chosenId={shown.id}
                onChoose={(offerId) => {
                  store.choose(offerId)
                  track('Capital Offers Clicks', { offer_id: offerId })
                }}
              />
              {isFullRevenue ? (
                <MonthlyRevenue
                  currency={shown.currency}
                  least={shown.least_amount}
                  value={monthlyRevenue}
                  onValueChange={setMonthlyRevenue}
                />
              ) : null}
              <GetStarted key={shown.id} offer={shown} monthlyRevenue={isFullRevenue ? monthlyRevenue : ''} />
            </>
          )}
          {isFullRevenue ? <WhatToExpect /> : null}
          <HowItWorks />
          <LazySimulator offerId={shown.id} amount={shown.amount} tenorWeeks={shown.tenor} />
        </Column>
        <Column>
          <RepaymentExplainer currency={shown.currency} />
          <OfferFaq />
          <TalkCard offerId={shown.id} isOpen={isCallOpen} onOpenChange={setCallOpen} />
        </Column>
      </Columns>
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
