import { readProduct, type WrittenProduct } from '../../catalogue/index.ts'
import type { PageOfProducts } from '../port.ts'

/** A page as the catalogue takes it, out of what the platform wrote. */
export function pageOf(rows: readonly WrittenProduct[], next: string | null): PageOfProducts {
  const page: {
    products: PageOfProducts['products'][number][]
    problems: PageOfProducts['problems'][number][]
  } = { products: [], problems: [] }
  for (const [index, row] of rows.entries()) {
    const read = readProduct(row)
    if (typeof read === 'string')
      page.problems.push({ row: index + 1, id: String(row.id ?? '').slice(0, 60), problem: read })
    else page.products.push(read)
  }
  return { ...page, next }
}

/** The number of a page that a cursor names; the first one without. */
export function pageNumber(cursor: string | null): number {
  return cursor === null ? 1 : Number.parseInt(cursor, 10) || 1
}
