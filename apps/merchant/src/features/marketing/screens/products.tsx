import { useAddressFilters } from '@daftar/app-kit/use-address'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productFilters } from '../filters.ts'
import { MarketingTabs, useMayWrite } from '../parts/marketing-tabs.tsx'
import { ProductFilters } from '../parts/product-filters.tsx'
import { ProductList } from '../parts/product-list.tsx'
import { ProductSelection } from '../parts/product-selection.tsx'
import { SourcesLine } from '../parts/sources-line.tsx'
import { productsQuery } from '../queries.ts'

/** The products of the merchant as its shops have them: found, hidden and shown (MKT-05, DEC-MKT-4). */
export function ProductsScreen() {
  const [filters, onChange] = useAddressFilters(productFilters, { isStep: true })
  const query = useInfiniteQuery(productsQuery(filters))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayWrite = useMayWrite()
  const products = query.data?.pages.flatMap((page) => page.products) ?? []
  const chosen = products.filter(({ id }) => selected.has(id))
  return (
    <>
      <PageHeader title={m.marketing_products()} subtitle={m.marketing_products_text()} />
      <MarketingTabs current="marketingProducts" />
      {mayWrite ? null : <Notice tone="info">{m.marketing_read_only()}</Notice>}
      <SourcesLine mayWrite={mayWrite} />
      <ProductFilters {...{ filters, onChange }} />
      <ProductList
        {...{ query, filters, onChange, mayWrite }}
        rows={products}
        selected={selected}
        onSelectedChange={setSelected}
      />
      {mayWrite ? <ProductSelection products={chosen} onClear={() => setSelected(new Set())} /> : null}
    </>
  )
}
