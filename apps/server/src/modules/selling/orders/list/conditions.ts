import type { orderFilters } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { FieldCode } from '@daftar/contract'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import {
  daysOfBand,
  waitingSince,
  type AgeBand,
  type CaptureAgeing,
} from '@daftar/rules/orders/capture-ageing'
import { searchPrefixes } from '@daftar/rules/orders/order-search'
import type { z } from 'zod'
import { quoteLiteral } from '../../../../platform/database/snapshots/copy-snapshot.ts'
import type { StoreScope } from '../store.ts'

/** Whose orders are looked at, and where amounts and days of the filters are read. */
export interface Viewer extends StoreScope {
  currency: Currency
  country: string
}

export type Filters = z.output<typeof orderFilters>

/** How long orders may wait for their capture, and from when on that is counted. */
export interface Waiting {
  ageing: CaptureAgeing
  now: Date
}

/** Which orders are meant, as SQL over `purchase p`. */
export interface Conditions {
  merchantId: string
  /** Nothing is filtered and the person sees all stores: every listed order of the merchant. */
  isWhole: boolean
  /** In which order the first hundred are counted soonest: that of an index which the filters narrow. */
  countedBy: 'created_at' | 'amount'
  /** Each branch is a search, by the beginning of one column. */
  isSearch: boolean
  sql: string
  /**
   * The same for each way to be found by a search; one where nothing is searched. An index serves each by
   * itself.
   */
  branches: string[]
}

/**
 * The filters of the list and the export as SQL. The values stand in the text, quoted: the planner then sees
 * how many orders each finds and takes the index of the rarest, and COPY takes no parameters. Answers the
 * fields that are wrong instead, where some are.
 */
export function conditionsOf(
  viewer: Viewer,
  filters: Filters,
  waiting: Waiting,
): Conditions | { fields: Record<string, FieldCode> } {
  const amounts = amountBounds(viewer.currency, filters)
  if ('fields' in amounts) return amounts
  const { merchantId } = viewer
  const chosen = [
    ...storeCondition(viewer.storeIds, filters.store_ids),
    ...oneOf('p.status', filters.statuses),
    ...oneOf('p.product', filters.products),
    ...oneOf('p.source', filters.sources),
    ...dayConditions(viewer.currency, filters),
    ...amounts.sql,
    ...waitingConditions(filters.waiting, waiting),
  ]
  const mayBeCreated = !filters.statuses?.length || filters.statuses.includes('created')
  const filtered = [
    merchantIs(quoteLiteral(merchantId)),
    ...(mayBeCreated ? [isListed] : []),
    ...chosen,
  ].join(' and ')
  const ways = searchWays(viewer.country, filters.search)
  const countedBy = amounts.sql.length > 0 ? 'amount' : 'created_at'
  return ways.length === 0
    ? {
        merchantId,
        isWhole: chosen.length === 0,
        countedBy,
        isSearch: false,
        sql: filtered,
        branches: [filtered],
      }
    : {
        merchantId,
        isWhole: false,
        countedBy,
        isSearch: true,
        sql: `${filtered} and (${ways.join(' or ')})`,
        branches: ways.map((way) => `${filtered} and ${way}`),
      }
}

/**
 * An order of a shop is none of the list's before its shopper has agreed; a payment link is from the start.
 */
export const isListed = "(p.status <> 'created' or p.source = 'link')"

/** Of a merchant, whose id `value` stands for, as SQL over `purchase p`. */
export function merchantIs(value: string): string {
  return `p.merchant_id = ${value}`
}

/** The person's limit alone, as SQL over `purchase p`. */
export function storeLimit(storeIds: readonly string[] | null): string {
  return ['true', ...storeCondition(storeIds, undefined)].join(' and ')
}

function storeCondition(limit: readonly string[] | null, asked: readonly string[] | undefined): string[] {
  if (limit === null) return oneOf('p.store_id', asked)
  const seen = asked?.length ? asked.filter((id) => limit.includes(id)) : limit
  return seen.length === 0 ? ['false'] : oneOf('p.store_id', seen)
}

function oneOf(column: string, values: readonly string[] | undefined): string[] {
  if (!values?.length) return []
  const [first = ''] = values
  if (values.length === 1) return [`${column} = ${quoteLiteral(first)}`]
  return [`${column} in (${values.map(quoteLiteral).join(', ')})`]
}

/** Days begin and end in the zone of the merchant's stores. */
function dayConditions(currency: Currency, { from, to }: Filters): string[] {
  const zone = zoneOfCurrency(currency)
  return [
    ...(from ? [`p.created_at >= ${instant(startOfDay(from, zone))}`] : []),
    ...(to ? [`p.created_at < ${instant(startOfDay(addDays(to, 1), zone))}`] : []),
  ]
}

function waitingConditions(band: Filters['waiting'], waiting: Waiting): string[] {
  return band ? [`p.status = 'authorized'`, inBand(band, waiting)] : []
}

/** Whether an authorised order has waited as long as a band says, as SQL over `purchase p`. */
export function inBand(band: AgeBand, { ageing, now }: Waiting): string {
  const days = daysOfBand(band, ageing)
  if (!days) return 'false'
  const since = (count: number) => instant(waitingSince(now.getTime(), count))
  const parts = [
    ...(days.from > 0 ? [`p.authorized_at <= ${since(days.from)}`] : []),
    ...(days.before === null ? [] : [`p.authorized_at > ${since(days.before)}`]),
  ]
  return parts.join(' and ') || 'true'
}

function instant(ms: number): string {
  return `timestamptz ${quoteLiteral(new Date(ms).toISOString())}`
}

function amountBounds(
  currency: Currency,
  filters: Filters,
): { sql: string[] } | { fields: Record<string, FieldCode> } {
  const sql: string[] = []
  const fields: Record<string, FieldCode> = {}
  for (const [field, sign] of [
    ['amount_from', '>='],
    ['amount_to', '<='],
  ] as const) {
    const typed = filters[field]
    if (typed === undefined || typed === '') continue
    const amount = parseAmount(typed, currency)
    if (amount) sql.push(`p.amount_minor ${sign} ${amount.amountMinor}`)
    else fields[field] = 'invalid'
  }
  return Object.keys(fields).length > 0 ? { fields } : { sql }
}

/**
 * By the beginning; `~>=~` compares byte by byte, and nothing that begins so is above the beginning and the
 * last sign there is.
 */
function searchWays(country: string, typed: string | undefined): string[] {
  const prefixes = searchPrefixes(typed ?? '', country)
  if (!prefixes) return []
  const beginsWith = (column: string, prefix: string) =>
    `p.${column} ~>=~ ${quoteLiteral(prefix)} and p.${column} ~<~ ${quoteLiteral(`${prefix}\u{10ffff}`)}`
  return [
    ...(prefixes.number === null ? [] : [beginsWith('number', prefixes.number)]),
    beginsWith('reference_key', prefixes.reference),
    ...(prefixes.email === null ? [] : [beginsWith('shopper_email', prefixes.email)]),
    ...prefixes.phones.map((phone) => beginsWith('shopper_phone', phone)),
  ]
}
