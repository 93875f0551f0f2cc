import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

export type TransferKind = 'advance' | 'payout' | 'wallet'

export type TransferRow = Row<
  'transfer',
  | 'merchant_id'
  | 'id'
  | 'kind'
  | 'subject_id'
  | 'reference'
  | 'currency'
  | 'amount_minor'
  | 'iban'
  | 'beneficiary'
  | 'bank_name'
  | 'status'
  | 'ordered_at'
  | 'decided_at'
  | 'returned_at'
  | 'bank_reference'
  | 'reject_reason'
  | 'proposed_by'
  | 'proposed_reference'
  | 'proposed_at',
  {
    /** Who said that the bank refused it. */
    decided_by: string | null
  }
>

export interface ListedTransfer extends TransferRow, MerchantFields {
  proposer_name: Column<'staff_name', 'name'> | null
}

export type NewTransfer = Pick<
  TransferRow,
  | 'merchant_id'
  | 'id'
  | 'kind'
  | 'subject_id'
  | 'reference'
  | 'currency'
  | 'amount_minor'
  | 'iban'
  | 'beneficiary'
  | 'bank_name'
  | 'ordered_at'
>

/** False when the subject has an order that is open or confirmed and not sent back (DEC-LOAN-8). */
export async function insertTransfer(tx: Tx, row: NewTransfer): Promise<boolean> {
  const done = await tx`
    insert into transfer ${values(tx, 'transfer', { ...row, status: 'ordered' })}
    on conflict (merchant_id, kind, subject_id) where status not in ('rejected', 'returned') do nothing`
  return done.count === 1
}

export async function insertTransfers(tx: Tx, rows: readonly NewTransfer[]): Promise<void> {
  if (rows.length === 0) return
  await tx`insert into transfer ${values(
    tx,
    'transfer',
    rows.map((row) => ({ ...row, status: 'ordered' })),
  )}`
}

/** The row, held until the transaction ends. */
export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow | undefined> {
  const [row] = await tx<TransferRow[]>`select * from transfer where id = ${id} for update`
  return row
}

export async function proposeConfirmation(
  tx: Tx,
  row: TransferRow,
  by: string,
  bankReference: string,
  at: Date,
): Promise<boolean> {
  const done = await tx`
    update transfer set proposed_by = ${by}, proposed_reference = ${bankReference}, proposed_at = ${at}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = 'ordered' and proposed_by is null`
  return done.count === 1
}

/**
 * The transfers of one subject, the newest last: of those ordered at one moment it is the one nobody decided
 * yet, as there is only one.
 */
export function transfersOf(
  tx: ReadTx,
  merchantId: string,
  kind: TransferKind,
  subjectId: string,
): Promise<TransferRow[]> {
  return tx<TransferRow[]>`
    select * from transfer where merchant_id = ${merchantId} and kind = ${kind} and subject_id = ${subjectId}
     order by ordered_at, decided_at nulls last, id`
}

export interface TransferPage {
  status: string | null
  /** A part of the merchant's name, of either reference, of the beneficiary or of the IBAN. */
  search: string
  before: { at: Date; id: string } | null
  size: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listTransfers(tx: ReadTx, page: TransferPage): Promise<ListedTransfer[]> {
  const { status, search, before } = page
  const like = holding(search)
  // An IBAN is kept without the blanks that people read it with.
  const iban = holding(search.replaceAll(' ', ''))
  return tx<ListedTransfer[]>`
    select t.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as proposer_name
      from transfer t
      join merchant_public m using (merchant_id)
      left join staff_name s on s.id = t.proposed_by
     where (${status}::text is null or t.status = ${status})
       and ${search ? tx`(m.name ilike ${like} or m.name_ar ilike ${like} or t.reference ilike ${like} or t.bank_reference ilike ${like} or t.beneficiary ilike ${like} or t.iban ilike ${iban})` : tx`true`}
       ${olderThan(tx, tx`t.ordered_at`, tx`t.id`, before)}
     order by t.ordered_at desc, t.id desc
     limit ${page.size + 1}`
}

export async function findListedTransfer(tx: Tx, id: string): Promise<ListedTransfer | undefined> {
  const [row] = await tx<ListedTransfer[]>`
    select t.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as proposer_name
      from transfer t join merchant_public m using (merchant_id) left join staff_name s on s.id = t.proposed_by
     where t.id = ${id}`
  return row
}
