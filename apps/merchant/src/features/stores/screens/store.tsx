import { Queried } from '@daftar/app-kit/queried'
import { ApiError } from '@daftar/client'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { PageHeader } from '@daftar/ui/page-header'
import { TabLinks } from '@daftar/ui/tab-links'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { DetailsTab } from '../parts/details-tab.tsx'
import { ListingTab } from '../parts/listing-tab.tsx'
import { ProductsTab } from '../parts/products-tab.tsx'
import { ScheduleTab } from '../parts/schedule-tab.tsx'
import { StoreSkeleton } from '../parts/skeletons.tsx'
import { StoreState } from '../parts/store-list.tsx'
import { TermsTab } from '../parts/terms-tab.tsx'
import { storeQuery, type StoreDetails } from '../queries.ts'
import { readTab, storeTabs, type StoreTab } from '../tabs.ts'
import styles from '../parts/stores.module.css'

type StoreScreenProps = { params: { storeId: string; tab?: string | undefined } }

/** One store, tab by tab; an unknown tab is the first (STO-03, STO-04, DEC-STO-2). */
export function StoreScreen({ params }: StoreScreenProps) {
  const { storeId: id } = params
  const current = readTab(params.tab)
  const query = useQuery({ ...storeQuery(id), throwOnError: isUnknown })
  const store = query.data
  return (
    <>
      <PageHeader
        title={store ? <Typed>{nameText(store)}</Typed> : m.stores_store()}
        status={store ? <StoreState store={store} /> : null}
        breadcrumbs={{
          label: m.stores_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_stores(), href: pathOf('businessProfileStores') },
            { label: store ? <Typed>{nameText(store)}</Typed> : m.stores_store() },
          ],
        }}
      />
      <div className={styles.tabs}>
        <TabLinks
          label={m.stores_tabs()}
          links={storeTabs.map((tab) => ({
            href: pathOf('store', { storeId: id, tab }),
            label: tabText[tab](),
            current: tab === current,
          }))}
        />
      </div>
      <Queried query={query} pending={<StoreSkeleton />} failedTitle={m.stores_store_failed()}>
        {(found) => <Tab tab={current} store={found} />}
      </Queried>
    </>
  )
}

/** An address that names no store is the page that is not found, as everywhere. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

const tabText: Record<StoreTab, () => string> = {
  details: m.stores_tab_details,
  products: m.stores_tab_products,
  terms: m.stores_tab_terms,
  schedule: m.stores_tab_schedule,
  listing: m.stores_tab_listing,
}

function Tab({ tab, store }: { tab: StoreTab; store: StoreDetails }) {
  switch (tab) {
    case 'details':
      return <DetailsTab store={store} />
    case 'products':
      return <ProductsTab id={store.id} />
    case 'terms':
      return <TermsTab id={store.id} />
    case 'schedule':
      return <ScheduleTab id={store.id} />
    case 'listing':
      return <ListingTab id={store.id} />
  }
}
