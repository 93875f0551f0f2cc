import type { RowProblem } from '@daftar/rules/marketing/products'
import { productNameMax } from '@daftar/rules/marketing/products'
import { isCurrency, type Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'

/** A product as a platform or a feed has it, read and found to be one. */
export interface OutsideProduct {
  outsideId: string
  nameEn: string
  nameAr: string
  priceMinor: bigint
  currency: Currency
  stock: number | null
  link: string
  pictureUrl: string
}

/** The same as it was written there. */
export interface WrittenProduct {
  id: unknown
  /** A name in both languages, or one whose letters tell its language. */
  name: string | { en?: string | null | undefined; ar?: string | null | undefined }
  price: string | number | null | undefined
  currency: string | null | undefined
  stock: number | null
  link: string | null | undefined
  picture: string | null | undefined
}

/**
 * A product out of what was written, or what is wrong with it. An amount that is not exact in its currency is
 * no price: a wrong one would be worse than none.
 */
export function readProduct(written: WrittenProduct): OutsideProduct | RowProblem {
  const outsideId = typeof written.id === 'number' ? String(written.id) : written.id
  if (typeof outsideId !== 'string' || outsideId.trim() === '') return 'no_id'
  if (outsideId.length > 200) return 'too_long'
  const { nameEn, nameAr } = namesOf(written.name)
  if (nameEn === '' && nameAr === '') return 'no_name'
  const code = (written.currency ?? '').trim().toUpperCase()
  const price = isCurrency(code) ? exactPrice(written.price, code) : null
  if (price === null || !isCurrency(code)) return 'no_price'
  return {
    ...{ outsideId: clean(outsideId), nameEn, nameAr, priceMinor: price, currency: code },
    stock: stockOf(written.stock),
    link: webAddress(written.link),
    pictureUrl: webAddress(written.picture),
  }
}

/** Shops write zeros behind what the currency has: `400.0000` is 400.00. */
function exactPrice(price: string | number | null | undefined, currency: Currency): bigint | null {
  if (price === null || price === undefined) return null
  const text = String(price).trim()
  const short = /^\d+\.\d+$/.test(text) ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  return parseAmount(short, currency)?.amountMinor ?? null
}

function stockOf(stock: number | null): number | null {
  return stock === null || !Number.isFinite(stock) ? null : Math.min(Math.max(0, Math.trunc(stock)), 2e9)
}

function namesOf(name: WrittenProduct['name']) {
  if (typeof name !== 'string') return { nameEn: shortName(name.en), nameAr: shortName(name.ar) }
  const isArabic = /\p{Script=Arabic}/u.test(name)
  return { nameEn: isArabic ? '' : shortName(name), nameAr: isArabic ? shortName(name) : '' }
}

function shortName(name: string | null | undefined): string {
  return [...clean(name ?? '')].slice(0, productNameMax).join('').trim()
}

/** What no text holds: signs that steer, and the zero byte, which the database refuses. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function webAddress(text: string | null | undefined): string {
  const address = (text ?? '').trim()
  const isOne = /^https?:\/\//i.test(address) && address.length <= 2000 && URL.canParse(address)
  return isOne ? new URL(address).href.slice(0, 2000) : ''
}
