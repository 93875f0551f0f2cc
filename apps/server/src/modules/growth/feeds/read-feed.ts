import type { FeedFormat } from '@daftar/rules/marketing/feeds'
import { productsMax, type RowProblem } from '@daftar/rules/marketing/products'
import type { Language } from '@daftar/rules/geo/languages'
import { readProduct, type OutsideProduct } from '../catalogue/index.ts'
import { csvRows } from './csv-rows.ts'
import { NotTheFormat, type FeedRow } from './feed-row.ts'
import { xmlRows } from './xml-rows.ts'

/** A row of a feed, counted from 1: a product, or what is wrong with it. */
export type ReadRow = { row: number; id: string } & (
  { product: OutsideProduct; problem?: never } | { problem: RowProblem; product?: never }
)

/**
 * The rows of a feed one after the other, as Google's product data describes them; nothing but the row that
 * is read lies in memory beside the text. Throws `NotTheFormat` for what is none, and for one without any
 * row: everything would be gone.
 */
export function* readFeed(bytes: Uint8Array, format: FeedFormat, language: Language): Generator<ReadRow> {
  const text = textOf(bytes)
  const seen = new Set<string>()
  let row = 0
  for (const fields of format === 'xml' ? xmlRows(text) : csvRows(text)) {
    row += 1
    if (row > productsMax) return yield { row, id: '', problem: 'too_many' }
    const read = productOf(fields, language)
    const id = (fields.get('id') ?? fields.get('sku') ?? '').slice(0, 60)
    if (typeof read === 'string') yield { row, id, problem: read }
    else if (seen.has(read.outsideId)) yield { row, id, problem: 'same_id' }
    else {
      seen.add(read.outsideId)
      yield { row, id, product: read }
    }
  }
  if (row === 0) throw new NotTheFormat('no row')
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NotTheFormat('not UTF-8')
  }
}

function productOf(fields: FeedRow, language: Language): OutsideProduct | RowProblem {
  const first = (...names: string[]) => names.map((name) => fields.get(name)).find((text) => text)
  const title = first('title', 'name')
  const [amount, currency] = amountOf(first('sale_price', 'price') ?? '')
  return readProduct({
    id: first('id', 'sku'),
    name: {
      en: first('title_en', 'name_en') ?? (language === 'en' ? title : undefined),
      ar: first('title_ar', 'name_ar') ?? (language === 'ar' ? title : undefined),
    },
    price: amount,
    currency: currency ?? first('currency'),
    stock: stockOf(first('quantity', 'stock', 'inventory'), first('availability')),
    link: first('link', 'url'),
    picture: first('image_link', 'image'),
  })
}

/** `199.00 AED`, `AED 199.00` or a bare amount. */
function amountOf(text: string): [string, string | undefined] {
  const [, before, amount = '', after] = /^\s*([a-z]{3})?\s*([\d.]+)\s*([a-z]{3})?\s*$/i.exec(text) ?? []
  return [amount, before ?? after]
}

function stockOf(quantity: string | undefined, availability: string | undefined): number | null {
  if (quantity !== undefined && /^\s*\d{1,9}\s*$/.test(quantity)) return Number(quantity)
  return availability !== undefined && /out[ _-]?of[ _-]?stock/i.test(availability) ? 0 : null
}
