import type postgres from 'postgres'
import { arrayTypeOf } from './array-types.ts'
import { watchQuery } from '../../tracing/tracing.ts'
import type { Sql, Tx } from '../connect.ts'

/** A query of the driver. What decides when and where it is sent is known to this file alone. */
export type Query = postgres.PendingQuery<postgres.Row[]>

type Inside = Query & {
  /** Sends the query over the connection it was made for. */
  handler: (query: Query) => void
  resolve(rows: unknown): void
  reject(error: unknown): void
  /** Set once the driver wrote the query to a connection. */
  state: unknown
}
const inside = (query: Query) => query as Inside

/** Ends a query that nobody answers any more. */
export const failQuery = (query: Query, error: unknown): void => inside(query).reject(error)

/** Whether the driver wrote it to a connection. */
export const isSent = (query: Query): boolean => Boolean(inside(query).state)

/** Sends a query over the connection it was made for, at once. */
export const sendQuery = (query: Query): void => inside(query).handler(query)

/** Answers a query with what another one is answered. */
export function answerBy(query: Query, another: Query): void {
  const { resolve, reject } = inside(query)
  another.then(resolve, reject)
}

/**
 * Sent at once and in this order: a query awaited in the usual way leaves a turn later, behind others. A
 * failure is told at once too, because the answer to the query behind it may lie in the same packet.
 */
export function sendNow(sql: Sql, text: string, failed: (error: unknown) => void = () => undefined): void {
  const statement = inside(sql.unsafe(text) as unknown as Query)
  statement.reject = failed
  sendQuery(statement)
}

/** The same query once more, to be sent over another connection. */
export function copyFor(sql: Sql, query: Query): Query {
  const { strings, args, options, isRaw } = query as unknown as Made
  const { handler, canceller } = sql.unsafe('') as unknown as Made
  const Same = query.constructor as new (...made: unknown[]) => Query
  // Executed already: to wait for its answer does not send it.
  return Object.assign(new Same(strings, args, handler, canceller, options), { isRaw, executed: true })
}

/** What the driver makes a query of. */
type Made = Record<'strings' | 'args' | 'options' | 'isRaw' | 'handler' | 'canceller', unknown>

/** A statement as it was written, without its values. */
function textOf(query: Query): string {
  const { strings = [], args = [], isRaw } = query as Partial<Written>
  return isRaw ? String(args[0] ?? strings[0]) : strings.join(' ')
}
type Written = { strings: readonly string[]; args: readonly unknown[]; isRaw: boolean }

/**
 * Called when a query is about to be sent; `forward` sends it. A fragment inside another query is never sent.
 */
export type QueryInterceptor = (query: Query, forward: (query: Query) => void) => void

/** A connection as far as handlers may use it: queries, types and values; every query passes `before`. */
export function interceptQueries(sql: Sql, before: QueryInterceptor): Tx {
  const call = (...args: unknown[]) => {
    const made = (sql as unknown as (...given: unknown[]) => unknown)(...args)
    return made instanceof Promise ? intercepted(made, before) : made
  }
  return Object.assign(call, {
    types: sql.types,
    typed: sql.typed,
    array: (values: unknown[], element: number) => sql.typed(values, arrayTypeOf[element]!),
    json: (value: postgres.JSONValue) => sql.json(value),
    unsafe: (...args: Parameters<Tx['unsafe']>) => intercepted(sql.unsafe(...args), before),
  }) as unknown as Tx
}

/** The same query, with a word before it is sent. */
export function intercepted(made: unknown, before: QueryInterceptor): Query {
  const query = made as Inside
  const forward = query.handler
  query.handler = () => {
    watchQuery(query, () => textOf(query))
    before(query, forward)
  }
  return query
}
