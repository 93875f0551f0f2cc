import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { listingQuery } from '../queries.ts'
import { listingStatusText, listingStatusTone } from '../../../shared/text/listing-status.ts'
import { StoreSkeleton } from './skeletons.tsx'
import styles from './stores.module.css'

/** How far the store's listing is, and the way to its editor (DEC-STO-2, DEC-STO-10). */
export function ListingTab({ id }: { id: string }) {
  const { computedPermissions: may } = useAccount()
  if (!may.canViewMarketing) return <Notice tone="info">{m.stores_listing_off()}</Notice>
  return <Listing id={id} />
}

function Listing({ id }: { id: string }) {
  const query = useQuery(listingQuery(id))
  const editor = `${pathOf('storeListing', { step: 'basic-details' })}?${new URLSearchParams({ store: id })}`
  return (
    <Card
      title={m.stores_tab_listing()}
      subtitle={m.stores_listing_text()}
      actions={
        <Link href={editor} look="bare" className={buttonClass({ size: 'small' })}>
          {m.stores_listing_open()}
        </Link>
      }
    >
      <Queried query={query} pending={<StoreSkeleton />} failedTitle={m.stores_listing_failed()}>
        {({ status, published_at, saved_at, said_en, said_ar }) => (
          <div className={styles.page}>
            {said_en && status !== 'published' ? (
              <Notice tone="warning" title={m.stores_listing_said()}>
                <bdi>{currentLanguage() === 'ar' ? said_ar : said_en}</bdi>
              </Notice>
            ) : null}
            <DescriptionList
              facts={[
                {
                  id: 'status',
                  label: m.stores_status(),
                  value: <Badge tone={listingStatusTone[status]}>{listingStatusText[status]()}</Badge>,
                },
                {
                  id: 'shown',
                  label: m.stores_listing_shown(),
                  value: published_at
                    ? m.stores_listing_since({ date: instantDateText(published_at) })
                    : m.stores_listing_nothing(),
                },
                {
                  id: 'saved',
                  label: m.stores_listing_saved(),
                  value: saved_at ? instantDateText(saved_at) : m.common_dash(),
                },
              ]}
            />
          </div>
        )}
      </Queried>
    </Card>
  )
}
