import type { orderFilters } from '@daftar/contract/endpoints/order-shapes'
import type { FieldCode } from '@daftar/contract'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import { daysOfBand, type CaptureAgeing } from '@daftar/rules/orders/order-acts'
import { searchPrefixes } from '@daftar/rules/orders/order-search'
import type { z } from 'zod'
import { literal } from '../../platform/database/copies.ts'

/** Whose orders are looked at, and where amounts and days of the filters are read. */
export interface Viewer {
  merchantId: string
  /** The stores the person is limited to; null for all. */
  storeIds: readonly string[] | null
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
  sql: string
  /** The same for each way to be found by a search; one where nothing is searched. An index serves each by itself. */
  branches: string[]
}

/**
 * The filters of the list and the export as SQL. The values stand in the text, quoted: the planner then sees how many
 * orders each finds and takes the index of the rarest, and COPY takes no parameters.
 * Answers the fields that are wrong instead, where some are.
 */
export function conditionsOf(
  viewer: Viewer,
  filters: Filters,
  waiting: Waiting,
): Conditions | { fields: Record<string, FieldCode> } {
  const amounts = amountBounds(viewer.currency, filters)
  if ('fields' in amounts) return amounts
  const filtered = [
    `p.merchant_id = ${literal(viewer.merchantId)}`,
    ...storeCondition(viewer.storeIds, filters.store_ids),
    ...statusConditions(filters.statuses),
    ...oneOf('p.product', filters.products),
    ...oneOf('p.source', filters.sources),
    ...dayConditions(viewer.currency, filters),
    ...amounts.sql,
    ...waitingConditions(filters.waiting, waiting),
  ].join(' and ')
  const ways = searchWays(viewer.country, filters.search)
  return ways.length === 0
    ? { sql: filtered, branches: [filtered] }
    : { sql: `${filtered} and (${ways.join(' or ')})`, branches: ways.map((way) => `${filtered} and ${way}`) }
}

/** An order of a shop is none of the list's before its shopper has agreed; a payment link is from the start. */
export const isListed = "(p.status <> 'created' or p.source = 'link')"

/** The person's limit alone, as SQL over `purchase p`. */
export function storeLimit(storeIds: readonly string[] | null): string {
  return ['true', ...storeCondition(storeIds, undefined)].join(' and ')
}

function storeCondition(limit: readonly string[] | null, asked: readonly string[] | undefined): string[] {
  if (limit === null) return oneOf('p.store_id', asked)
  const seen = asked?.length ? asked.filter((id) => limit.includes(id)) : limit
  return seen.length === 0 ? ['false'] : oneOf('p.store_id', seen)
}

function statusConditions(statuses: Filters['statuses']): string[] {
  const mayBeCreated = !statuses?.length || statuses.includes('created')
  return [...oneOf('p.status', statuses), ...(mayBeCreated ? [isListed] : [])]
}

function oneOf(column: string, values: readonly string[] | undefined): string[] {
  if (!values?.length) return []
  const [first = ''] = values
  if (values.length === 1) return [`${column} = ${literal(first)}`]
  return [`${column} in (${values.map(literal).join(', ')})`]
}

/** Days begin and end in the zone of the merchant's stores. */
function dayConditions(currency: Currency, { from, to }: Filters): string[] {
  const zone = zoneOfCurrency(currency)
  const instant = (ms: number) => `timestamptz ${literal(new Date(ms).toISOString())}`
  return [
    ...(from ? [`p.created_at >= ${instant(startOfDay(from, zone))}`] : []),
    ...(to ? [`p.created_at < ${instant(startOfDay(addDays(to, 1), zone))}`] : []),
  ]
}

/** The same bands as the count of what waits: whole days since the authorisation. */
function waitingConditions(band: Filters['waiting'], { ageing, now }: Waiting): string[] {
  if (!band) return []
  const { from, before } = daysOfBand(band, ageing)
  const since = (days: number) =>
    `timestamptz ${literal(new Date(now.getTime() - days * 24 * 3_600_000).toISOString())}`
  return [
    `p.status = 'authorized'`,
    ...(from > 0 ? [`p.authorized_at <= ${since(from)}`] : []),
    ...(before === null ? [] : [`p.authorized_at > ${since(before)}`]),
  ]
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

/** By the beginning; `~>=~` compares byte by byte, and nothing that begins so is above the beginning and the last sign there is. */
function searchWays(country: string, typed: string | undefined): string[] {
  const prefixes = searchPrefixes(typed ?? '', country)
  if (!prefixes) return []
  const beginsWith = (column: string, prefix: string) =>
    `p.${column} ~>=~ ${literal(prefix)} and p.${column} ~<~ ${literal(`${prefix}\u{10ffff}`)}`
  return [
    ...(prefixes.number === null ? [] : [beginsWith('number', prefixes.number)]),
    beginsWith('reference_key', prefixes.reference),
    ...(prefixes.email === null ? [] : [beginsWith('shopper_email', prefixes.email)]),
    ...prefixes.phones.map((phone) => beginsWith('shopper_phone', phone)),
  ]
}
