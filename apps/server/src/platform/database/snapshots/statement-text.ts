import type { ReadTx } from '../connect.ts'
import { quoteLiteral } from './copy-snapshot.ts'

/**
 * A query that is put together as text. `value` gives what stands for a value of others in it; the values are
 * counted in the order they are given, so one text is made with one statement.
 */
export interface StatementText {
  value(given: string): string
  run<Row extends object>(tx: ReadTx, text: string): Promise<Row[]>
}

/**
 * For a read whose plan must see its values: a search that finds one order and one that finds a million take
 * different indexes, and a prepared statement would settle on one for both. The values stand in the text,
 * quoted. Sent as one message, so it costs one round trip like a prepared one, and is planned at each.
 */
export function inlineStatement(): StatementText {
  return { value: quoteLiteral, run: (tx, text) => tx.unsafe(text) }
}

/**
 * For a read that one index serves whatever its values are: planned once for a connection. The values travel
 * beside the text.
 */
export function preparedStatement(): StatementText {
  const values: string[] = []
  return {
    value: (given) => `$${values.push(given)}::text`,
    run: (tx, text) => tx.unsafe(text, values, { prepare: true }),
  }
}
