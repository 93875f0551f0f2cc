import type { orderSort } from '@daftar/contract/endpoints/order-shapes'
import { phoneDigitsShown } from '@daftar/rules/orders/shopper'
import { pageSize } from '@daftar/rules/shell/value-lists'
import type { z } from 'zod'
import { decimal } from '../../platform/csv.ts'
import { literal } from '../../platform/database/copies.ts'
import type { Tx } from '../../platform/database/database.ts'
import { planned } from '../../platform/database/planned.ts'
import type { Conditions } from './conditions.ts'
import { readPosition, writePosition, type Position } from './position.ts'

export type Sort = z.output<typeof orderSort>

/** Counted up to here; from there on the screen says "99+". */
export const countedUpTo = 100

export interface Page {
  conditions: Conditions
  sort: Sort
  token?: string | undefined
  size?: number | undefined
}

/**
 * A page of orders as JSON text, made by the database in one query: rows by keyset, one more than asked for to know whether
 * there is another page, and how many there are in all, counted up to 100. The rows are found in an index alone, which holds
 * what the filters ask, and only those of the page are read.
 */
export async function listOrders(
  tx: Tx,
  { conditions, sort, token, size = pageSize }: Page,
): Promise<string> {
  const order = orderBy(sort)
  const position = readPosition(token, order.column)
  const after = position ? `and ${order.after(position)}` : ''
  const [row] = await planned<{ payments: string; last: string | null; total: number }>(
    tx,
    `
    select '[' || coalesce(string_agg(json, ',' order by place) filter (where place <= ${size}), '') || ']' as payments,
           case when count(*) > ${size} then max(position) filter (where place = ${size}) end as last,
           (select count(*) from (${firstOf(conditions, order, '', countedUpTo)}) c)::int as total
      from (select row_number() over (${order.sql}) as place, ${order.position} as position, ${rowJson} as json
              from (${firstOf(conditions, order, after, size + 1)}) found
              join purchase p using (merchant_id, id)) page`,
  )
  if (!row) throw new Error('a list without a row')
  const next = row.last === null ? null : writePosition(order.column, row.last)
  return `{"payments":${row.payments},"next_page_token":${JSON.stringify(next)},"total":${row.total}}`
}

/** The ids of the first orders, from an index alone; of a search the first of each way to be found. */
function firstOf({ branches }: Conditions, order: Order, after: string, most: number): string {
  const ways = branches.map(
    (branch) => `(
      select p.merchant_id, p.id, ${order.sorted} as sorted from purchase p
       where ${branch} ${after} ${order.sql} limit ${most})`,
  )
  if (ways.length === 1) return ways[0]!
  return `
    select merchant_id, id from (${ways.join(' union ')}) ways
     order by sorted ${order.direction}, id ${order.direction} limit ${most}`
}

type Order = ReturnType<typeof orderBy>

/** The columns in the order of an index, in one direction, with the id to tell equals apart. */
export function orderBy({ sort_by: column = 'created_at', sort_order: direction = 'desc' }: Sort) {
  const sorted = column === 'amount' ? 'p.amount_minor' : 'p.created_at'
  const sign = direction === 'asc' ? '>' : '<'
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
    after: ({ value, id }: Position) =>
      `(${sorted}, p.id) ${sign} (${column === 'amount' ? value : instantOf(value)}, ${literal(id)})`,
  }
}

/** Microseconds since 1970 as a literal; a JavaScript date holds milliseconds only. */
function instantOf(micros: bigint): string {
  const text = new Date(Number(micros / 1000n)).toISOString().slice(0, -1)
  return `timestamptz ${literal(`${text}${String(micros % 1000n).padStart(3, '0')}Z`)}`
}

/** `listedOrder` of the contract. */
const rowJson = `json_build_object(
  'id', p.id, 'number', p.number, 'reference', p.reference,
  'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'store_id', p.store_id,
  'shopper', json_build_object('name', nullif(p.shopper_name, ''),
    'masked_phone', '•••••' || right(p.shopper_phone, ${phoneDigitsShown})),
  'amount', ${decimal('p.amount_minor', 'p.currency')},
  'captured', ${decimal('p.captured_minor', 'p.currency')},
  'refunded', ${decimal('p.refunded_minor', 'p.currency')},
  'currency', p.currency, 'product', p.product, 'source', p.source, 'status', p.status)::text`
