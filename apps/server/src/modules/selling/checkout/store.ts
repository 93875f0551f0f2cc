import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import { moveStatus, moveStatuses, type Move } from '../../../platform/status/move.ts'
import { sessionMachine, type SessionRow } from './machine.ts'

export type NewSession = Pick<
  SessionRow,
  | 'merchant_id'
  | 'id'
  | 'order_id'
  | 'token_hash'
  | 'language'
  | 'success_url'
  | 'cancel_url'
  | 'failure_url'
  | 'expires_at'
  | 'created_at'
  | 'is_public'
>

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
  await tx`insert into checkout_session ${values(tx, 'checkout_session', { ...row, status: 'created' })}`
}

/** A session with everything its page shows and its decision asks. */
export interface OpenOrder
  extends
    SessionRow,
    Row<
      'order_public',
      'reference' | 'amount_minor' | 'currency' | 'instalments' | 'source' | 'shopper_phone' | 'shopper_email'
    > {
  order_status: Column<'order_public', 'status'>
  order_number: Column<'order_public', 'number'>
  description: string
  items: WireItem[]
  merchant_name: Column<'merchant_public', 'name'>
  merchant_name_ar: Column<'merchant_public', 'name_ar'>
  store_name: Column<'store_public', 'name'>
  store_name_ar: Column<'store_public', 'name_ar'>
  shown_name: Column<'store_public', 'shown_name'>
  shown_name_ar: Column<'store_public', 'shown_name_ar'>
  shown_colour: Column<'store_public', 'shown_colour'>
  shown_logo: Column<'store_public', 'shown_logo'>
  is_test: boolean
}

/** An item as the shop sent it: the public API's names. */
export interface WireItem {
  title?: string
  quantity?: number
  unit_price?: string
}

export async function findByToken(tx: ReadTx, tokenHash: string): Promise<OpenOrder | undefined> {
  const [row] = await tx<OpenOrder[]>`${openOrders(tx)} where s.token_hash = ${tokenHash}`
  return row
}

/** The row, held until the transaction ends: of any number of confirmations one takes effect. */
export async function lockByToken(tx: Tx, tokenHash: string): Promise<OpenOrder | undefined> {
  const [row] = await tx<OpenOrder[]>`${openOrders(tx)} where s.token_hash = ${tokenHash} for update of s`
  return row
}

export async function lockSession(
  tx: Tx,
  merchantId: string,
  sessionId: string,
): Promise<OpenOrder | undefined> {
  const [row] = await tx<OpenOrder[]>`
    ${openOrders(tx)} where s.merchant_id = ${merchantId} and s.id = ${sessionId} for update of s`
  return row
}

function openOrders(tx: ReadTx) {
  return tx`
    select s.*, p.status as order_status, p.number as order_number, p.reference, p.amount_minor, p.currency,
           p.instalments, p.source, p.shopper_phone, p.shopper_email, coalesce(d.description, '') as description,
           coalesce(d.items, '[]') as items, m.name as merchant_name, m.name_ar as merchant_name_ar,
           t.name as store_name, t.name_ar as store_name_ar,
           t.shown_name, t.shown_name_ar, t.shown_colour, t.shown_logo, m.sandbox_of is not null as is_test
      from checkout_session s
      join order_public p on p.merchant_id = s.merchant_id and p.id = s.order_id
      join merchant_public m on m.merchant_id = s.merchant_id
      join store_public t on t.merchant_id = p.merchant_id and t.id = p.store_id
      left join order_detail_public d on d.merchant_id = p.merchant_id and d.order_id = p.id`
}

export async function findSession(
  tx: ReadTx,
  merchantId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow[]>`
    select * from checkout_session where merchant_id = ${merchantId} and id = ${sessionId}`
  return row
}

/** Moves a session that is still open; false when somebody was faster. */
export async function moveSession(
  tx: Tx,
  { merchant_id, id }: Pick<SessionRow, 'merchant_id' | 'id'>,
  move: Move<SessionRow>,
): Promise<boolean> {
  return (await moveStatus(tx, sessionMachine, { merchant_id, id, status: 'created' }, move)) === 'moved'
}

/** Notes the phone the shopper wants a code on, and whether one more left for it. */
export async function noteCode(
  tx: Tx,
  { merchant_id, id }: Pick<SessionRow, 'merchant_id' | 'id'>,
  phone: string,
  isNew: boolean,
): Promise<void> {
  await tx`
    update checkout_session set code_phone = ${phone}, codes_sent = codes_sent + ${isNew ? 1 : 0}
     where merchant_id = ${merchant_id} and id = ${id}`
}

/**
 * Ends sessions whose time was over, of every merchant; what somebody confirms right now is left for the next
 * run.
 */
export async function expireSessions(tx: Tx, at: Date, most: number): Promise<number> {
  const over = await tx<Pick<SessionRow, 'merchant_id' | 'id' | 'status'>[]>`
    select merchant_id, id, status from checkout_session where status = 'created' and expires_at <= ${at}
     order by expires_at limit ${most} for update skip locked`
  const cause = { actor: 'system', actorId: '', at } as const
  const ended = await moveStatuses(
    tx,
    sessionMachine,
    over.map((row) => ({ row, to: 'expired' as const, ...cause })),
  )
  return ended.length
}

/** The phones that the shoppers of these orders typed or confirmed on their pages. */
export async function forgetPhonesOf(tx: Tx, merchantId: string, orderIds: readonly string[]): Promise<void> {
  await tx`
    update checkout_session set code_phone = null, confirmed_phone = null
     where merchant_id = ${merchantId} and order_id = any (${[...orderIds]})`
}
