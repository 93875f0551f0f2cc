import type { Offer } from '@daftar/contract/endpoints/capital-shapes'
import { capitalPaths } from '@daftar/rules/capital/paths'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { instantDateText } from '@daftar/words/formats/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offersQuery } from '../../../shared/capital-queries.ts'
import itemStyles from '../parts/list-item.module.css'
import styles from './loans.module.css'

/** Every offer that can be taken, by store; each leads to its page (OFR-08, DEC-CAP-12). */
export function OffersScreen() {
  const { data: offers } = useSuspenseQuery(offersQuery)
  const stores = [...new Set(offers.map((offer) => offer.store_id))]
  return (
    <>
      <PageHeader
        title={m.capital_offers_title()}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.loans },
            { label: m.capital_offers_title() },
          ],
        }}
      />
      {offers.length === 0 ? (
        <EmptyState title={m.capital_no_offers_title()}>{m.capital_no_offers_text()}</EmptyState>
      ) : (
        <div className={styles.groups}>
          {stores.map((store) => (
            <StoreOffers key={store} offers={offers.filter((offer) => offer.store_id === store)} />
          ))}
        </div>
      )}
    </>
  )
}

function StoreOffers({ offers }: { offers: readonly Offer[] }) {
  const [first] = offers
  if (!first) return null
  const name = storeNameText(first)
  return (
    <section className={styles.group} aria-label={name}>
      <h2>{name}</h2>
      {offers.map((offer) => (
        <Card key={offer.id}>
          <article className={itemStyles.item}>
            <div className={itemStyles.line}>
              <h3>
                <Link look="bare" className={itemStyles.whole} href={capitalPaths.offer(offer.id)}>
                  {m.capital_offer_up_to()}
                </Link>
              </h3>
              <Money value={offer.amount} currency={offer.currency} size="large" />
            </div>
            <div className={itemStyles.line}>
              <span className={itemStyles.muted}>{m.capital_weeks({ count: offer.tenor })}</span>
              <span className={itemStyles.muted}>
                {m.capital_offer_until({ date: instantDateText(offer.expires_at) })}
              </span>
            </div>
          </article>
        </Card>
      ))}
    </section>
  )
}
