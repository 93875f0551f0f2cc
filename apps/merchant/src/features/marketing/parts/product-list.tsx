import { PagedList } from '@daftar/app-kit/paged-list'
import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { Button, buttonClass } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Package, PackageOpen } from 'lucide-react'
import { noFilters, productFilters, type ProductFilters } from '../filters.ts'
import { productName } from '../product-name.ts'
import type { CatalogueProduct } from '../queries.ts'
import { productStatusText, productStatusTone } from '../words.ts'
import { useSources } from './product-filters.tsx'
import { TableSkeleton } from './skeletons.tsx'
import styles from './marketing.module.css'

type ProductsPage = {
  products: CatalogueProduct[]
  counts: Record<CatalogueProduct['status'], number>
  next_page_token: string | null
}

type ProductListProps = {
  query: UseInfiniteQueryResult<InfiniteData<ProductsPage>>
  rows: readonly CatalogueProduct[]
  filters: ProductFilters
  onChange: ChangeFilters<ProductFilters>
  mayWrite: boolean
  selected: ReadonlySet<string>
  onSelectedChange: (selected: ReadonlySet<string>) => void
}

/** The rows in their four states; cards on a phone. */
export function ProductList(props: ProductListProps) {
  const { query, rows, filters, onChange, mayWrite, selected, onSelectedChange } = props
  const sourceOf = useSourceNames()
  const counts = query.data?.pages[0]?.counts
  const total = counts ? counts.visible + counts.hidden + counts.rejected : 0
  return (
    <PagedList
      query={query}
      pending={<TableSkeleton />}
      failedTitle={m.marketing_products_failed()}
      label={m.marketing_products()}
      columns={columns(sourceOf)}
      rows={rows}
      rowKey={({ id }) => id}
      renderCard={(product) => <ProductCard product={product} />}
      busy={query.isPlaceholderData}
      {...(mayWrite && {
        selection: {
          selected,
          onSelectedChange,
          selectAllLabel: m.marketing_product_select_all(),
          selectLabel: (product: CatalogueProduct) =>
            m.marketing_product_select({ name: productName(product) }),
          canSelect: ({ status }: CatalogueProduct) => status !== 'rejected',
        },
      })}
      empty={
        productFilters.isSet(filters) ? (
          <EmptyState
            title={m.marketing_products_none()}
            action={<Button onClick={() => onChange(noFilters)}>{m.marketing_products_clear()}</Button>}
          >
            {m.marketing_products_none_text()}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<PackageOpen />}
            title={m.marketing_products_empty()}
            action={
              <Link
                href={pathOf('platformsConnect')}
                look="bare"
                className={buttonClass({ variant: 'primary' })}
              >
                {m.marketing_products_connect()}
              </Link>
            }
          >
            {m.marketing_products_empty_text()}
          </EmptyState>
        )
      }
      shown={m.marketing_products_shown({ shown: countText(rows.length), total: countText(total) })}
    />
  )
}

function useSourceNames(): (product: CatalogueProduct) => string {
  const sources = useSources()
  return ({ source_id: id }) => sources.find((source) => source.id === id)?.name ?? m.common_dash()
}

function columns(sourceOf: (product: CatalogueProduct) => string): Column<CatalogueProduct>[] {
  return [
    { id: 'product', header: m.marketing_product(), cell: (product) => <ProductName product={product} /> },
    {
      id: 'source',
      header: m.marketing_products_source(),
      cell: (product) => <Typed>{sourceOf(product)}</Typed>,
    },
    { id: 'stock', header: m.marketing_product_stock(), align: 'end', cell: ({ stock }) => stockText(stock) },
    {
      id: 'status',
      header: m.marketing_products_status(),
      cell: (product) => <ProductStatus {...product} />,
    },
    {
      id: 'price',
      header: m.marketing_snippet_price(),
      align: 'end',
      cell: ({ price, currency }) => <Money value={price} currency={currency} size="strong" />,
    },
  ]
}

/** Picture, the name in the reader's language, and the other one below it. */
function ProductName({ product }: { product: CatalogueProduct }) {
  const { name_en: english, name_ar: arabic, picture } = product
  const name = productName(product)
  const other = name === english ? arabic : english
  return (
    <span className={styles.product}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" width={48} height={48} />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          <Package />
        </span>
      )}
      <span className={styles.lines}>
        <Typed>{name}</Typed>
        {other ? <Typed className={styles.muted}>{other}</Typed> : null}
      </span>
    </span>
  )
}

function ProductStatus({ status, said_en: english, said_ar: arabic }: CatalogueProduct) {
  const said = currentLanguage() === 'ar' ? arabic : english
  return (
    <span className={styles.stack}>
      <Badge tone={productStatusTone[status]}>{productStatusText[status]()}</Badge>
      {said ? <Typed className={styles.muted}>{said}</Typed> : null}
    </span>
  )
}

function stockText(stock: number | null): string {
  if (stock === null) return m.marketing_product_uncounted()
  return stock === 0 ? m.marketing_product_sold_out() : countText(stock)
}

function ProductCard({ product }: { product: CatalogueProduct }) {
  return (
    <div className={styles.card}>
      <ProductName product={product} />
      <div className={styles.row}>
        <Money value={product.price} currency={product.currency} size="strong" />
        <span className={styles.muted}>
          {m.marketing_product_stock()}: {stockText(product.stock)}
        </span>
      </div>
      <ProductStatus {...product} />
    </div>
  )
}
