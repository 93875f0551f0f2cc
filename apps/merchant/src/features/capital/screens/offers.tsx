import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offersQuery } from '../../../shared/capital/capital-queries.ts'
import { useTrack } from '../../../shared/told/events.ts'
import { OfferBanner } from '../parts/offer/offer-banner.tsx'
import { sortedCards } from '../parts/offer/offer-cards.tsx'
import pageStyles from '../parts/offer/offer-page.module.css'
import styles from './advances.module.css'

/** Every offer that can be taken, by store; each leads to its page (CAP-01, OFR-08, DEC-CAP-12). */
export function OffersScreen() {
  const { data: offers } = useSuspenseQuery(offersQuery)
  const track = useTrack()
  const stores = [...new Set(offers.map((offer) => offer.store_id))]
  useEffect(() => track('Capital Offers Loaded', { offers: offers.length }), [track, offers.length])
  return (
    <div className={pageStyles.page}>
      <PageHeader
        title={m.capital_offers_title()}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: m.capital_offers_title() },
          ],
        }}
      />
      {offers.length === 0 ? (
        <EmptyState title={m.capital_no_offers_title()}>{m.capital_no_offers_text()}</EmptyState>
      ) : (
        <div className={styles.groups}>
          {stores.map((store) => (
            <StoreGroup key={store} offers={offers.filter((offer) => offer.store_id === store)} />
          ))}
        </div>
      )}
    </div>
  )
}

function StoreGroup({ offers }: { offers: readonly Offer[] }) {
  const track = useTrack()
  const [first] = offers
  if (!first) return null
  const name = storeNameText(first)
  return (
    <section className={styles.group} aria-label={name}>
      <h2>{name}</h2>
      {sortedCards(offers).map(({ offer, isBest, isInstant }) => (
        <OfferBanner
          key={offer.id}
          offer={offer.wire}
          isBest={isBest && offers.length > 1}
          isInstant={isInstant}
          onOpen={() => track('Capital Offers Clicks', { offer_id: offer.id })}
        />
      ))}
    </section>
  )
}
