import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

/**
 * An order of which something changed that figures are made of; the database notes it with whatever changes
 * an order.
 */
export type OrderChange = Row<'order_change', 'order_id' | 'store_id' | 'ordered_at' | 'shifts'>

/** Merchants with changes that nobody took. */
export async function merchantsWithChanges(tx: ReadTx): Promise<string[]> {
  const rows = await tx<Row<'order_change', 'merchant_id'>[]>`
    select distinct merchant_id from order_change order by merchant_id`
  return rows.map(({ merchant_id }) => merchant_id)
}

/**
 * Takes the oldest changes of a merchant. Whoever takes them reads the orders in a later statement of the
 * same transaction, and so sees at least what was noted.
 */
export async function takeOrderChanges(tx: Tx, merchantId: string, most: number): Promise<OrderChange[]> {
  return tx<OrderChange[]>`
    delete from order_change where merchant_id = ${merchantId} and id in (
      select id from order_change where merchant_id = ${merchantId} order by id limit ${most})
    returning order_id, store_id, ordered_at, shifts`
}
