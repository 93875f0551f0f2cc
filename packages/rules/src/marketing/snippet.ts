import { currencies, minorDigits, type Currency } from '../money/currency.ts'
import { parseAmount, toDecimal } from '../money/money.ts'

/** Where the message stands: beside the price of a product, or where the shopper chooses how to pay. */
export const snippetPlaces = ['product', 'cart'] as const
export type SnippetPlace = (typeof snippetPlaces)[number]

/** Currencies the scripts say something in. */
export const snippetCurrencies = currencies.filter((code) =>
  ['AED', 'SAR', 'KWD', 'BHD', 'QAR', 'EGP'].includes(code),
)

export interface Snippet {
  place: SnippetPlace
  /** A decimal text, such as `400.00`. */
  price: string
  currency: Currency
  language: 'en' | 'ar'
  /** The ink of the message; empty takes the page's own. */
  colour: string
}

/** What a picker of colours shows while the message takes the page's own ink. */
export const ownInk = '#000000'

const scripts = {
  product: { file: 'promo.js', id: 'promo', name: 'InstalmentPromo' },
  cart: { file: 'card.js', id: 'card', name: 'InstalmentCard' },
} as const

/** The price as the code says it, with the decimals of its currency; null for what is none. */
export function snippetPrice({ price, currency }: Pick<Snippet, 'price' | 'currency'>): string | null {
  const amount = parseAmount(price.trim(), currency)
  return amount && amount.amountMinor > 0n ? toDecimal(amount) : null
}

/**
 * What a shop pastes into its page. Nothing that was typed gets in as it is: the price is written anew as a
 * number, the colour is one, and the rest is chosen from lists. Null while the price is none.
 */
export function snippetCode(snippet: Snippet, origin: string): string | null {
  const price = snippetPrice(snippet)
  if (price === null) return null
  const { place, currency, language, colour } = snippet
  const { file, id, name } = scripts[place]
  const style = /^#[0-9a-f]{6}$/i.test(colour) ? ` style="color: ${colour}"` : ''
  return [
    `<div id="${id}"${style}></div>`,
    `<script src="${origin}/${file}"></script>`,
    '<script>',
    `  new ${name}({`,
    `    selector: '#${id}',`,
    `    currency: '${currency}',`,
    `    price: '${price}',`,
    `    lang: '${language}',`,
    '  })',
    '</script>',
  ].join('\n')
}

/** A price to begin with, in each currency about as much as a usual order. */
export function examplePrice(currency: Currency): string {
  return minorDigits(currency) === 3 ? '40.000' : '400.00'
}
