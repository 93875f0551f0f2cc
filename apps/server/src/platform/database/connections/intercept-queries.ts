import type postgres from 'postgres'
import { arrayTypeOf } from './array-types.ts'
import { watchQuery } from '../../tracing/tracing.ts'
import type { Sql, Tx } from '../connect.ts'

/** A query of the driver with the parts of it that decide when and where it is sent. */
export type Query = postgres.PendingQuery<postgres.Row[]> & {
  /** Sends the query over the connection it was made for. */
  handler: (query: Query) => void
  resolve(rows: unknown): void
  reject(error: unknown): void
  /** Set once the driver wrote the query to a connection. */
  state: unknown
}

/** The same query once more, to be sent over another connection by its `handler`. */
export function copyFor(sql: Sql, query: Query): Query {
  const { strings, args, options, isRaw } = query as unknown as Made
  const { handler, canceller } = sql.unsafe('') as unknown as Made
  const Same = query.constructor as new (...made: unknown[]) => Query
  // Executed already: to wait for its answer does not send it.
  return Object.assign(new Same(strings, args, handler, canceller, options), { isRaw, executed: true })
}

/** What the driver makes a query of. */
type Made = Record<'strings' | 'args' | 'options' | 'isRaw' | 'handler' | 'canceller', unknown>

/** Called when a query is about to be sent; `forward` sends it. A fragment inside another query is never sent. */
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
  const query = made as Query
  const forward = query.handler
  query.handler = () => {
    watchQuery(query)
    before(query, forward)
  }
  return query
}
