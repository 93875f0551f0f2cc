import { Moment } from '@daftar/app-kit/moment'
import { productStatuses } from '@daftar/rules/marketing/products'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { productFilters } from '../filters.ts'
import { DecideBar } from '../parts/decide-bar.tsx'
import { ProductName, productNameOf } from '../parts/product-name.tsx'
import styles from '../parts/products.module.css'
import { productsQuery, type Product } from '../queries.ts'

/** Products of every merchant, for whoever looks whether they may be shown (DEC-MKT-4). */
export function ProductsScreen() {
  const [filters] = useListFilters(productFilters)
  const query = useInfiniteQuery(productsQuery(filters))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayDecide = useFlags().can_decide_onboarding
  const rows = query.data?.pages.flatMap(({ products }) => products) ?? []
  return (
    <>
      <PageHeader title={m.desk_products_title()} subtitle={m.desk_products_subtitle()} />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_products_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_products_all()}
              options={productStatuses.map((value) => ({ value, label: statusText[value]() }))}
            />
            <MerchantFilter />
          </>
        }
        views={{ list: 'products', path: addresses.products }}
        label={m.desk_products_title()}
        columns={columns()}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        renderCard={(product) => <ProductCard product={product} />}
        failedTitle={m.desk_products_failed()}
        empty={{ title: m.desk_products_empty_title(), text: m.desk_products_empty_text() }}
        {...(mayDecide && {
          selection: {
            selected,
            onSelectedChange: setSelected,
            selectAllLabel: m.desk_products_select_all(),
            selectLabel: (product: Product) => m.desk_products_select({ name: productNameOf(product) }),
          },
        })}
      />
      {mayDecide ? (
        <DecideBar
          products={rows.filter(({ id }) => selected.has(id))}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
    </>
  )
}

const statusText: Record<Product['status'], () => string> = {
  visible: m.desk_products_visible,
  hidden: m.desk_products_hidden,
  rejected: m.desk_products_rejected,
}

const statusTone = { visible: 'positive', hidden: 'neutral', rejected: 'negative' } as const

function columns(): Column<Product>[] {
  return [
    {
      id: 'product',
      header: m.desk_products_product(),
      cell: (product) => <ProductName product={product} />,
    },
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (product) => <MerchantName of={product} />,
    },
    { id: 'status', header: m.desk_status(), cell: (product) => <Standing product={product} /> },
    {
      id: 'changed',
      header: m.desk_products_changed(),
      cell: ({ changed_at: at }) => <Moment at={at} />,
    },
    {
      id: 'price',
      header: m.desk_products_price(),
      align: 'end',
      cell: ({ price, currency }) => <Money value={price} currency={currency} />,
    },
  ]
}

/** How it stands, why it was rejected, and whether it is another one since. */
function Standing({ product }: { product: Product }) {
  const { status, said_en: english, said_ar: arabic, is_changed_since: isChanged } = product
  const said = currentLanguage() === 'ar' ? arabic : english
  return (
    <TwoLines below={status === 'rejected' ? <Typed className={styles.reason}>{said}</Typed> : null}>
      <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
      {isChanged ? <Badge tone="warning">{m.desk_products_changed_since()}</Badge> : null}
    </TwoLines>
  )
}

function ProductCard({ product }: { product: Product }) {
  return (
    <CardRow
      title={<ProductName product={product} />}
      aside={<Standing product={product} />}
      facts={[
        [m.desk_merchant(), <MerchantName key="merchant" of={product} />],
        [m.desk_products_price(), <Money key="price" value={product.price} currency={product.currency} />],
        [m.desk_products_changed(), <Moment key="changed" at={product.changed_at} />],
      ]}
    />
  )
}
