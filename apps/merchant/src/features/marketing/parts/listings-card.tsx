import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { isUnfinished, nextStep } from '../listing-progress.ts'
import type { ListingProgress } from '../queries.ts'
import { listingStatusText, listingStatusTone } from '../listing-words.ts'
import styles from './marketing.module.css'

/** How each store is shown to shoppers, with the way to its editor (MKT-03). */
export function ListingsCard({ listings }: { listings: readonly ListingProgress[] }) {
  return (
    <Card title={m.marketing_listings_title()} subtitle={m.marketing_listings_text()}>
      {listings.length === 0 ? <p className={styles.muted}>{m.marketing_listings_empty()}</p> : null}
      <ul className={styles.rows}>
        {listings.map((listing) => (
          <li key={listing.store_id} className={styles.row}>
            <span className={styles.lines}>
              <Link href={editorOf(listing)} look="alone">
                <Typed>{nameText({ name: listing.store_name, name_ar: listing.store_name_ar })}</Typed>
              </Link>
              {listing.is_live ? <span className={styles.muted}>{m.marketing_listing_live()}</span> : null}
            </span>
            {listing.saved_at === null ? (
              <Badge>{m.marketing_listing_none()}</Badge>
            ) : (
              <Badge tone={listingStatusTone[listing.status]}>{listingStatusText[listing.status]()}</Badge>
            )}
          </li>
        ))}
      </ul>
      {listings.some(isUnfinished) ? (
        <div className={styles.acts}>
          <Link href={pathOf('marketingDraft')} look="alone">
            {m.marketing_draft_go()}
          </Link>
        </div>
      ) : null}
    </Card>
  )
}

/** The editor of a listing, at the step that is to be done. */
export function editorOf(listing: ListingProgress): string {
  const step = listing.saved_at === null ? 'basic-details' : nextStep(listing)
  return `${pathOf('storeListing', { step })}?store=${encodeURIComponent(listing.store_id)}`
}
