import type { CardStatus, FrozenBy } from '@daftar/rules/cards/card'
import type { ChargeStatus, DeclineReason } from '@daftar/rules/cards/charge'
import type { CardSource, ProgramStatus } from '@daftar/rules/cards/program'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { byTime, type Keyset, type PageAsked } from '../../../platform/http/paging.ts'

export type ProgramRow = Row<
  'card_program',
  | 'merchant_id'
  | 'id'
  | 'limit_minor'
  | 'applied_by'
  | 'applied_at'
  | 'reason'
  | 'decided_by'
  | 'decided_at'
  | 'proposed_limit_minor'
  | 'proposed_by'
  | 'proposed_at',
  { status: ProgramStatus }
>

export type CardRow = Row<
  'card',
  | 'merchant_id'
  | 'id'
  | 'nickname'
  | 'currency'
  | 'limit_minor'
  | 'month'
  | 'spent_minor'
  | 'issuer_id'
  | 'last4'
  | 'expires_on'
  | 'frozen_reason'
  | 'created_by'
  | 'created_at'
  | 'cancelled_at',
  { status: CardStatus; frozen_by: FrozenBy | null }
>

export type ChargeRow = Row<
  'card_charge',
  | 'merchant_id'
  | 'id'
  | 'card_id'
  | 'issuer_id'
  | 'currency'
  | 'shop'
  | 'month'
  | 'amount_minor'
  | 'held_minor'
  | 'captured_minor'
  | 'of_payout_minor'
  | 'refunded_minor'
  | 'authorized_at'
  | 'expires_at'
  | 'ended_at',
  { status: ChargeStatus; source: CardSource; declined_reason: DeclineReason | null }
>

export async function findProgram(tx: ReadTx, merchantId: string): Promise<ProgramRow | undefined> {
  const [row] = await tx<ProgramRow[]>`select * from card_program where merchant_id = ${merchantId}`
  return row
}

/** Held until the transaction ends: of two people of staff one decides. */
export async function lockProgram(tx: Tx, merchantId: string): Promise<ProgramRow | undefined> {
  const [row] = await tx<ProgramRow[]>`
    select * from card_program where merchant_id = ${merchantId} for no key update`
  return row
}

/** False where the merchant has applied before. */
export async function insertProgram(
  tx: Tx,
  row: Pick<ProgramRow, 'merchant_id' | 'id' | 'applied_by' | 'applied_at'>,
): Promise<boolean> {
  const done = await tx`
    insert into card_program ${values(tx, 'card_program', { ...row, status: 'applied' })} on conflict do nothing`
  return done.count === 1
}

/** Active ones first, then by age, the newest first. */
export function cardsOf(tx: ReadTx, merchantId: string): Promise<CardRow[]> {
  return tx<CardRow[]>`
    select * from card where merchant_id = ${merchantId} order by status = 'cancelled', created_at desc, id desc limit 200`
}

export async function findCard(tx: ReadTx, merchantId: string, id: string): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`select * from card where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** By what its issuer calls it, whosever it is. */
export async function findByIssuer(tx: ReadTx, issuerId: string): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`select * from card where issuer_id = ${issuerId} limit 1`
  return row
}

export async function countLive(tx: ReadTx, merchantId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from card where merchant_id = ${merchantId} and status <> 'cancelled'`
  return row?.count ?? 0
}

export async function insertCard(
  tx: Tx,
  row: Pick<
    CardRow,
    'merchant_id' | 'id' | 'nickname' | 'currency' | 'limit_minor' | 'month' | 'created_by' | 'created_at'
  >,
): Promise<void> {
  await tx`insert into card ${values(tx, 'card', { ...row, status: 'ordered' })}`
}

/** Newest first. */
export const chargeOrder: Keyset<ChargeRow, { at: Date; id: string }> = byTime('authorized_at')

export function chargesOf(
  tx: ReadTx,
  merchantId: string,
  cardId: string | null,
  { before, size }: PageAsked<{ at: Date; id: string }>,
): Promise<ChargeRow[]> {
  return tx<ChargeRow[]>`
    select * from card_charge
     where merchant_id = ${merchantId} and (${cardId}::text is null or card_id = ${cardId}::text)
       ${olderThan(tx, tx`authorized_at`, tx`id`, before)}
     order by authorized_at desc, id desc limit ${size + 1}`
}

export async function findCharge(tx: ReadTx, merchantId: string, id: string): Promise<ChargeRow | undefined> {
  const [row] = await tx<
    ChargeRow[]
  >`select * from card_charge where merchant_id = ${merchantId} and id = ${id}`
  return row
}

export async function chargeOfIssuer(
  tx: ReadTx,
  merchantId: string,
  issuerId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await tx<ChargeRow[]>`
    select * from card_charge where merchant_id = ${merchantId} and issuer_id = ${issuerId}`
  return row
}

/** What shops have not taken in time, of everybody. */
export function expiredCharges(tx: ReadTx, at: Date): Promise<ChargeRow[]> {
  return tx<ChargeRow[]>`
    select * from card_charge where held_minor > 0 and expires_at <= ${at} order by expires_at, id limit 500`
}

/** Where a merchant's cards take their money now (DEC-CRD-2). */
export async function sourceOf(tx: ReadTx, merchantId: string): Promise<CardSource> {
  const [row] = await tx<{ has_wallet: boolean }[]>`
    select exists (
      select from wallet_public w join merchant_experiment_public x on x.merchant_id = w.merchant_id
       where w.merchant_id = ${merchantId} and x.name = 'merchant_wallet' and x.enabled) as has_wallet`
  return row?.has_wallet ? 'wallet' : 'payout'
}

export async function staffName(tx: ReadTx, id: string): Promise<string> {
  const [row] = await tx<Row<'staff_name', 'name'>[]>`select name from staff_name where id = ${id}`
  return row?.name ?? ''
}
