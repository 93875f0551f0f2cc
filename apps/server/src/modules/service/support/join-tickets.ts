import type { BodyOf } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { insertMessage } from '../../casework/conversation/index.ts'
import type { SupportDependencies } from './dependencies.ts'
import { changeTicket, findOrder, lockAnyTicket, threadOf, type TicketRow } from './store.ts'
import { moveTicket, type TicketMove } from './write.ts'

/**
 * Says which order and which payout a ticket is about; null takes either away, and what is left out stays.
 */
export async function linkTicket(
  tx: Tx,
  deps: SupportDependencies,
  row: TicketRow,
  { order_number: orderNumber, payout_number: payoutNumber }: BodyOf<'support.link'>,
  at: Date,
): Promise<Refusal | null> {
  if (row.status === 'closed') return refuse('ticket_closed')
  const { merchant_id: merchantId } = row
  const order = orderNumber && (await findOrder(tx, { merchantId, storeIds: null }, orderNumber))
  const payout = payoutNumber && (await deps.payoutNamed(tx, merchantId, payoutNumber))
  const unknown = {
    ...(order === undefined && orderNumber && { order_number: 'invalid' as const }),
    ...(payout === undefined && payoutNumber && { payout_number: 'invalid' as const }),
  }
  if (Object.keys(unknown).length > 0) return refuseFields(unknown)
  await changeTicket(tx, row, {
    updated_at: at,
    ...(orderNumber !== undefined && {
      order_id: order ? order.id : null,
      order_number: order ? order.number : null,
    }),
    ...(payoutNumber !== undefined && {
      transaction_id: payout ? payout.id : null,
      transaction_reference: payout ? payout.reference : null,
    }),
  })
  await deps.live.tell(tx, { ...threadOf(row), kind: 'changed', by: 'staff' })
  return null
}

/** Two tickets about one thing: the one that ends, and the one it goes on in. */
interface Pair {
  row: TicketRow
  into: TicketRow
}

/**
 * Both, held in one order whichever is merged into which, so that two who do it at once wait for each other.
 */
export async function lockPair(tx: Tx, id: string, intoId: string): Promise<Pair | undefined> {
  const held = new Map<string, TicketRow>()
  for (const one of [id, intoId].toSorted()) {
    const row = await lockAnyTicket(tx, one)
    if (row) held.set(one, row)
  }
  const [row, into] = [held.get(id), held.get(intoId)]
  return row && into && { row, into }
}

/** Closes one ticket and says in both where its matter goes on. */
export async function mergeTicket(
  tx: Tx,
  deps: SupportDependencies,
  { row, into }: Pair,
  by: Omit<TicketMove, 'to'>,
): Promise<Refusal | null> {
  if (row.id === into.id || row.merchant_id !== into.merchant_id)
    return refuse('invalid_input', { fields: { into: 'choose_option' } })
  if (into.status === 'closed') return refuse('ticket_closed')
  const refused = await moveTicket(tx, deps, row, { to: 'closed', ...by })
  if (refused) return refused
  await changeTicket(tx, row, { merged_into: into.id })
  for (const [ticket, other] of [
    [row, into],
    [into, row],
  ] as const)
    await insertMessage(tx, threadOf(ticket), {
      id: `merged:${row.id}`,
      author_kind: 'system',
      author_id: '',
      // Shown as a sentence by whoever reads it.
      body: `${ticket === row ? 'merged_into' : 'merged_from'} ${other.number}`,
      file_ids: [],
      is_note: false,
      at: by.at,
    })
  await deps.live.tell(tx, { ...threadOf(into), kind: 'changed', by: 'staff' })
  return null
}
