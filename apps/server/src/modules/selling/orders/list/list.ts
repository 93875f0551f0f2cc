import type { orderSort } from '@daftar/contract/endpoints/selling/orders-shapes'
import { phoneDigitsShown } from '@daftar/rules/orders/shopper'
import { pageSize } from '@daftar/rules/shell/frame/page-size'
import type { z } from 'zod'
import { decimal } from '../../../../platform/csv.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import {
  inlineStatement,
  preparedStatement,
  type StatementText,
} from '../../../../platform/database/snapshots/statement-text.ts'
import { isListed, merchantIs, type Conditions } from './conditions.ts'
import { readPosition, writePosition, type Position } from './position.ts'

export type Sort = z.output<typeof orderSort>

/** A page counts up to here; from there on the screen asks `countListed`. */
export const countedUpTo = 100

/**
 * As many as an export holds; along an index alone, tens of milliseconds however many orders there are
 * (docs/decisions/0072).
 */
const countedInAll = 50_000

export interface Page {
  conditions: Conditions
  sort: Sort
  token?: string | undefined
  size?: number | undefined
}

/**
 * A page of orders as JSON text, made by the database in one query: rows by keyset, one more than asked for
 * to know whether there is another page, and how many there are in all, counted up to 100. Its answer is put
 * together without parsing.
 */
export async function listOrders(
  tx: ReadTx,
  { conditions, sort, token, size = pageSize }: Page,
): Promise<string> {
  const statement = conditions.isWhole ? preparedStatement() : inlineStatement()
  const order = orderBy(sort)
  const position = readPosition(token, order.column)
  const ways = conditions.isWhole
    ? { branches: [wholeOf(conditions, statement)], isSearch: false }
    : conditions
  const counted = conditions.isSearch ? order : orderBy({ ...sort, sort_by: conditions.countedBy })
  const after = position ? afterPosition(order, position, statement) : fromTheStart
  const found = conditions.isWhole ? wholeRows : foundRows
  const rows = await statement.run<{ json: string | null; position: string; total: number }>(
    tx,
    `
    ${lookups(ways, order)}
    select row_to_json(listed)::text as json, position, total
      from (select count(*)::int as total from (${firstOf(ways, counted, fromTheStart, countedUpTo)}) c) counted
      left join (select ${order.sorted} as sorted, p.id as sorted_id, ${order.position} as position, listed
                   from ${found(ways, order, after, size + 1)}
                  cross join lateral (select ${listedColumns}) listed) page on true
     order by sorted ${order.direction}, sorted_id ${order.direction}`,
  )
  const listed = rows.filter((row) => row.json !== null).slice(0, size)
  const last = rows.length > size ? listed.at(-1) : undefined
  const next = last ? writePosition(order.column, last.position) : null
  const payments = listed.map((row) => row.json).join(',')
  return `{"payments":[${payments}],"next_page_token":${JSON.stringify(next)},"total":${rows[0]?.total ?? 0}}`
}

/** How many orders the filters find, so many at the most; of a search what is collected of it. */
export async function countListed(
  tx: ReadTx,
  conditions: Conditions,
): Promise<{ total: number; is_all: boolean }> {
  const order = orderBy({ sort_by: conditions.countedBy })
  const most = conditions.isSearch ? collectedUpTo : countedInAll
  const statement = inlineStatement()
  const [row] = await statement.run<{ total: number }>(
    tx,
    `${lookups(conditions, order)}
    select count(*)::int as total from (${firstOf(conditions, order, fromTheStart, most + 1)}) c`,
  )
  const total = row?.total ?? 0
  return { total: Math.min(total, most), is_all: total <= most }
}

function wholeOf({ merchantId }: Conditions, { value }: StatementText): string {
  return `${merchantIs(value(merchantId))} and ${isListed}`
}

interface Ways {
  branches: readonly string[]
  isSearch: boolean
}

/** What comes after a position, as SQL over the two columns that hold the sorted value and the id. */
type After = (sorted: string, id: string) => string

const fromTheStart: After = () => ''

type Rows = (ways: Ways, order: Order, after: After, most: number) => string

/** Unfiltered, each entry of the index is a row of the page. */
const wholeRows: Rows = ({ branches: [whole = ''] }, order, after, most) =>
  `(select p.* from orders p where ${whole} ${after(order.sorted, 'p.id')} ${order.sql} limit ${most}) p`

/**
 * Filtered, rows are found in an index alone, which holds what the filters ask; only those of the page are
 * read.
 */
const foundRows: Rows = (ways, order, after, most) =>
  `(${firstOf(ways, order, after, most)}) found join orders p using (merchant_id, id)`

/** The ids of the first orders, from an index alone; of a search the first of each way to be found. */
const firstOf: Rows = ({ branches, isSearch }, order, after, most) => {
  const ways = branches.map((branch, way) => {
    const inOrder = `${branch} ${after(order.sorted, 'p.id')}`
    if (!isSearch) return `(${firstInOrder(inOrder, order, most)})`
    return `(
      (select merchant_id, id, sorted from lookup_${way}
        where (select is_whole from lookup_${way}_state) ${after('sorted', 'id')}
        order by sorted ${order.direction}, id ${order.direction} limit ${most})
      union all
      (${firstInOrder(`${inOrder} and not (select is_whole from lookup_${way}_state)`, order, most)}))`
  })
  if (ways.length === 1) return ways[0]!
  return `
    select merchant_id, id from (${ways.join(' union ')}) ways
     order by sorted ${order.direction}, id ${order.direction} limit ${most}`
}

function firstInOrder(condition: string, order: Order, most: number): string {
  return `
    select p.merchant_id, p.id, ${order.sorted} as sorted from orders p
     where ${condition} ${order.sql} limit ${most}`
}

/** So many finds are collected and sorted sooner than the list is walked through for the first of them. */
const collectedUpTo = 20_000

/**
 * What begins with the text is looked up first, once for the page and for the count, and then sorted. Left to
 * itself the planner may take a text that one order has for one that thousands have, and walk through all
 * orders by time until it meets it. Only where that many do have it is the walk the shorter way, and the
 * lookup stops.
 */
function lookups({ branches, isSearch }: Ways, order: Order): string {
  if (!isSearch) return ''
  const ways = branches.map(
    (branch, way) => `
    lookup_${way} as materialized (
      select p.merchant_id, p.id, ${order.sorted} as sorted from orders p
       where ${branch} limit ${collectedUpTo + 1}),
    lookup_${way}_state as materialized (select count(*) <= ${collectedUpTo} as is_whole from lookup_${way})`,
  )
  return `with ${ways.join(',')}`
}

type Order = ReturnType<typeof orderBy>

/** The columns in the order of an index, in one direction, with the id to tell equals apart. */
export function orderBy({ sort_by: column = 'created_at', sort_order: direction = 'desc' }: Sort) {
  const sorted = column === 'amount' ? 'p.amount_minor' : 'p.created_at'
  return {
    column,
    direction,
    sorted,
    sql: `order by ${sorted} ${direction}, p.id ${direction}`,
    /** Where a row stands, to the microsecond. */
    position:
      column === 'amount'
        ? `p.amount_minor || '|' || p.id`
        : `(extract(epoch from p.created_at) * 1000000)::bigint || '|' || p.id`,
  }
}

function afterPosition(order: Order, { value, id }: Position, statement: StatementText): After {
  const lastSorted =
    order.column === 'amount'
      ? `${statement.value(String(value))}::bigint`
      : `${statement.value(instantOf(value))}::timestamptz`
  const last = `(${lastSorted}, ${statement.value(id)})`
  return (sortedColumn, idColumn) =>
    `and (${sortedColumn}, ${idColumn}) ${order.direction === 'asc' ? '>' : '<'} ${last}`
}

/** Microseconds since 1970 as text; a JavaScript date holds milliseconds only. */
function instantOf(micros: bigint): string {
  const text = new Date(Number(micros / 1000n)).toISOString().slice(0, -1)
  return `${text}${String(micros % 1000n).padStart(3, '0')}Z`
}

/** `listedOrder` of the contract. */
const listedColumns = `
  p.id, p.number, p.reference,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  p.store_id,
  json_build_object('name', nullif(p.shopper_name, ''),
    'masked_phone', '•••••' || right(p.shopper_phone, ${phoneDigitsShown})) as shopper,
  ${decimal('p.amount_minor', 'p.currency')} as amount,
  ${decimal('p.captured_minor', 'p.currency')} as captured,
  ${decimal('p.refunded_minor', 'p.currency')} as refunded,
  p.currency, p.product, p.source, p.status`
