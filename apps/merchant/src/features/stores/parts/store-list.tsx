import { useAddressFilters } from '@daftar/app-kit/use-address'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { SearchX, Store as StoreIcon } from 'lucide-react'
import { countryName } from '../../../shared/text/country-name.ts'
import type { Store } from '../../../shared/stores/stores.ts'
import { filteredStores, storeFilters } from '../filters.ts'
import { kindText, statusText, statusTone } from '../words.ts'
import styles from './stores.module.css'

/** The stores that the filters of the address leave (DEC-STO-1). */
export function StoreList({ stores }: { stores: readonly Store[] }) {
  const [filters, change] = useAddressFilters(storeFilters)
  return (
    <DataTable
      label={m.shell_item_stores()}
      columns={columns()}
      rows={filteredStores(stores, filters)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pathOf('store', { storeId: id, tab: null })}
      renderCard={(store) => <StoreCard store={store} />}
      instead={
        stores.length === 0 ? (
          <EmptyState icon={<StoreIcon />} title={m.stores_empty_title()}>
            {m.stores_empty_text()}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<SearchX />}
            title={m.stores_none_title()}
            action={
              <Button onClick={() => change({ search: '', country: null, kind: null, status: null })}>
                {m.stores_clear_filters()}
              </Button>
            }
          >
            {m.stores_none_text()}
          </EmptyState>
        )
      }
    />
  )
}

function columns(): Column<Store>[] {
  return [
    { id: 'name', header: m.stores_col_name(), cell: (store) => <StoreName store={store} /> },
    { id: 'kind', header: m.stores_kind(), cell: ({ kind }) => <Badge>{kindText[kind]()}</Badge> },
    { id: 'country', header: m.stores_country(), cell: ({ country }) => countryName(country) },
    { id: 'place', header: m.stores_col_place(), cell: (store) => <StorePlace store={store} /> },
    { id: 'products', header: m.stores_col_products(), align: 'end', cell: (store) => store.product_count },
    { id: 'status', header: m.stores_status(), cell: (store) => <StoreState store={store} /> },
  ]
}

function StoreName({ store }: { store: Store }) {
  return (
    <span className={styles.name}>
      {store.logo_url ? (
        <img className={styles.logo} src={store.logo_url} alt="" />
      ) : (
        <span className={styles.logo} aria-hidden="true">
          <StoreIcon size={16} />
        </span>
      )}
      <Typed>{nameText(store)}</Typed>
    </span>
  )
}

/** Where it is found. */
export function StorePlace({ store }: { store: Pick<Store, 'kind' | 'website_url' | 'address'> }) {
  if (store.kind === 'offline' && store.address) return <bdi>{store.address}</bdi>
  if (store.website_url) return <Ltr>{store.website_url.replace(/^https:\/\//, '')}</Ltr>
  return <span className={styles.muted}>{m.common_dash()}</span>
}

export function StoreState({ store: { status } }: { store: Pick<Store, 'status'> }) {
  return <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
}

function StoreCard({ store }: { store: Store }) {
  return (
    <div className={styles.card}>
      <StoreName store={store} />
      <span className={styles.muted}>
        <StorePlace store={store} />
      </span>
      <span className={styles.line}>
        <Badge>{kindText[store.kind]()}</Badge>
        <StoreState store={store} />
        <span className={styles.muted}>{m.stores_products_count({ count: store.product_count })}</span>
      </span>
    </div>
  )
}
