import type { OrderStatus } from '@daftar/rules/orders/order-status'
import type { Actor } from '@daftar/rules/status/actors'
import type { Tx } from '../../../../platform/database/database.ts'
import { changeInStatus, moveStatus, type Columns } from '../../../../platform/status/move.ts'
import { orderMachine } from '../machine.ts'
import type { OrderActor } from '../command.ts'
import type { OrderRow } from '../store.ts'

export type OrderChange = Columns<OrderRow>

/** Who moves an order, in the words of the rules: a shop's key is its merchant. */
export function moverOf({ kind }: OrderActor): Actor {
  return kind === 'api' ? 'merchant' : kind
}

export interface OrderMove {
  to: OrderStatus
  actor: Actor
  actorId: string
  at: Date
  set?: OrderChange
}

/**
 * Moves an order that was locked, or changes it where it stays; throws when it is no longer what was read,
 * which a lock rules out.
 */
export async function moveOrder(tx: Tx, row: OrderRow, move: OrderMove): Promise<void> {
  if (move.to === row.status) return changeOrder(tx, row, move.set ?? {})
  const outcome = await moveStatus(tx, orderMachine, row, { ...move, only: sameSums(tx, row) })
  if (outcome === 'lost') throw moved(row)
}

/** Changes an order that was locked and keeps its status. */
export async function changeOrder(tx: Tx, row: OrderRow, change: OrderChange): Promise<void> {
  if (!(await changeInStatus(tx, orderMachine, row, change, sameSums(tx, row)))) throw moved(row)
}

function sameSums(tx: Tx, row: OrderRow) {
  return tx`and captured_minor = ${row.captured_minor} and refunded_minor = ${row.refunded_minor}`
}

function moved({ id }: OrderRow): Error {
  return new Error(`order ${id} moved while it was held`)
}
