import type { Fragment, ReadTx } from './database.ts'

/** Where a list goes on: an instant, and the id where two have the same; nowhere yet on its first page. */
type Position = { at: Date; id: string } | null | undefined

/** As `and ...`: what stands behind a position where the newest comes first; all of it without a position. */
export function olderThan(tx: ReadTx, at: Fragment, id: Fragment, position: Position): Fragment {
  return position ? tx`and (${at}, ${id}) < (${position.at}::timestamptz, ${position.id}::text)` : tx``
}

/** The same where the oldest comes first, or the nearest deadline. */
export function laterThan(tx: ReadTx, at: Fragment, id: Fragment, position: Position): Fragment {
  return position ? tx`and (${at}, ${id}) > (${position.at}::timestamptz, ${position.id}::text)` : tx``
}
