import type { Tx } from './connect.ts'

/**
 * A read whose plan must see its values: a search that finds one order and one that finds a million take different
 * indexes, and a prepared statement would settle on one for both. Every value of others stands in the text as a
 * `literal`. Sent as one message, so it costs one round trip like a prepared one.
 */
export function planned<Row extends object>(tx: Tx, text: string): Promise<Row[]> {
  return tx.unsafe<Row[]>(text)
}
