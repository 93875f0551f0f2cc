import { Queried } from '@daftar/app-kit/queried'
import { PageHeader } from '@daftar/ui/page-header'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CatalogueCard } from '../parts/catalogue-card.tsx'
import { ListingsCard } from '../parts/listings-card.tsx'
import { MarketingTabs } from '../parts/marketing-tabs.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { overviewQuery } from '../queries.ts'
import styles from '../parts/marketing.module.css'

const SnippetCard = lazy(() =>
  import('../parts/snippet-card.tsx').then((module) => ({ default: module.SnippetCard })),
)
const AssetsCard = lazy(() =>
  import('../parts/assets-card.tsx').then((module) => ({ default: module.AssetsCard })),
)

/**
 * What helps a merchant sell: listings, products, the message on its site, and pictures of the brand (MKT-01,
 * DEC-MKT-1).
 */
export function MarketingScreen() {
  const query = useQuery(overviewQuery)
  return (
    <>
      <PageHeader title={m.shell_item_marketing()} subtitle={m.marketing_intro()} />
      <MarketingTabs current="marketing" />
      <div className={styles.page}>
        <Queried query={query} pending={<CardsSkeleton />} failedTitle={m.marketing_failed()}>
          {({ listings, catalogue }) => (
            <div className={styles.cards}>
              <ListingsCard listings={listings} />
              {catalogue ? <CatalogueCard catalogue={catalogue} /> : null}
            </div>
          )}
        </Queried>
        <Suspense fallback={<SkeletonCard lines={6} />}>
          <SnippetCard />
        </Suspense>
        <Suspense fallback={<SkeletonCard lines={4} />}>
          <AssetsCard />
        </Suspense>
      </div>
    </>
  )
}
