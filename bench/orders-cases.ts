import { endOfTime, storeCount, years, type OrdersDatabase } from './orders-data.ts'

/** A number from 0 to 1. */
type Random = () => number
type Query = Record<string, string>

const dayMs = 86_400_000

/**
 * Every filter, sort and search the list offers, with other values at each call; `deep` pages begin anywhere.
 */
export function casesOf(database: OrdersDatabase): Record<string, (random: Random) => Query> {
  const { merchantId, count } = database
  const one = (random: Random, values: readonly string[]) =>
    values[Math.floor(random() * values.length)] ?? ''
  const store = (random: Random) => `${merchantId}_${1 + Math.floor(random() * storeCount)}`
  const day = (random: Random) =>
    new Date(endOfTime.getTime() - random() * years * 364 * dayMs).toISOString().slice(0, 10)
  const digits = (random: Random, length: number) =>
    String(Math.floor(random() * 10 ** length)).padStart(length, '0')
  return {
    'first page': () => ({}),
    'deep page': (random) => ({ page_token: deepToken(random) }),
    'deep page, oldest first': (random) => ({ page_token: deepToken(random), sort_order: 'asc' }),
    'by amount': (random) => ({ sort_by: 'amount', sort_order: one(random, ['asc', 'desc']) }),
    'deep page by amount': (random) => ({
      sort_by: 'amount',
      page_token: token(`amount|${Math.floor(500 + random() ** 4 * 4_000_000)}|0`),
    }),
    store: (random) => ({ store_ids: store(random) }),
    'store, deep': (random) => ({ store_ids: store(random), page_token: deepToken(random) }),
    'three stores': (random) => ({ store_ids: [store(random), store(random), store(random)].join(',') }),
    status: (random) => ({ statuses: one(random, statuses) }),
    'status, deep': (random) => ({ statuses: one(random, statuses), page_token: deepToken(random) }),
    'two statuses': (random) => ({
      statuses: one(random, ['rejected,expired', 'refunded,cancelled', 'captured,refunded']),
    }),
    product: (random) => ({
      products: one(random, ['installments', 'pay_later', 'pay_in_full', 'monthly_billing']),
    }),
    source: (random) => ({ sources: one(random, ['web', 'pos', 'link']) }),
    'waiting for its capture': (random) => ({ waiting: one(random, ['fresh', 'week', 'fortnight', 'late']) }),
    'one day': (random) => onDay(day(random)),
    'amount from-to': (random) => ({ amount_from: digits(random, 4), amount_to: '40000' }),
    'narrow amount': (random) => ({
      amount_from: `${10_000 + Math.floor(random() * 20_000)}`,
      amount_to: '30010',
    }),
    'status by amount': (random) => ({ statuses: one(random, statuses), sort_by: 'amount' }),
    'status, store, source': (random) => ({
      statuses: one(random, statuses),
      store_ids: store(random),
      sources: one(random, ['web', 'pos', 'link']),
    }),
    'search number': (random) => ({ search: numberOf(1 + Math.floor(random() * count)) }),
    'search beginning of number': (random) => ({
      search: numberOf(1 + Math.floor(random() * count)).slice(0, 6),
    }),
    'search reference': (random) => ({ search: `WEB-${1 + Math.floor(random() * count)}` }),
    'search phone': (random) => ({ search: `+9715${digits(random, 8)}` }),
    'search beginning of phone': (random) => ({ search: `+9715${digits(random, 4)}` }),
    'search e-mail': (random) => ({ search: `shopper${Math.floor((random() * count) / 2)}@mail.example` }),
    'search that finds nothing': (random) => ({ search: `NONE-${digits(random, 6)}` }),
  }
}

const statuses = [
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'cancelled',
  'rejected',
  'expired',
]

function onDay(day: string): Query {
  return { from: day, to: day }
}

/** Somewhere in the three years. */
function deepToken(random: Random): string {
  const at = endOfTime.getTime() - random() * years * 365 * dayMs
  return token(`created_at|${BigInt(Math.floor(at)) * 1000n}|0`)
}

function token(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** The number of the n-th order, as `orders-data.ts` makes it. */
function numberOf(n: number): string {
  const code = ((BigInt(n) * 2_654_435_761n) % 4_294_967_296n).toString(16).padStart(8, '0').toUpperCase()
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** A small repeatable generator. */
export function numbers(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
