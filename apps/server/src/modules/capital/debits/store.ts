import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { PresentationStatus } from '@daftar/rules/capital/advances/debit-status'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

/** One presentation of a weekly debit at the bank. */
export type DebitRow = Row<
  'debit',
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'mandate_id'
  | 'repayment_id'
  | 'attempt'
  | 'amount_minor'
  | 'currency'
  | 'status'
  | 'presented_on'
  | 'retry_on'
  | 'received_on'
  | 'bank_reference'
  | 'received_reference'
  | 'reason'
  | 'created_at'
  | 'decided_at'
  | 'decided_by',
  {
    /** What of it was in K when it was presented. */
    carried_minor: bigint
    /** What of it repaid the advance; zero until it is paid. */
    repaid_minor: bigint
    /** What of it lowered the loss of an advance that was written off meanwhile. */
    recovered_minor: bigint
    /** When finance and the merchant were told that the bank had not answered. */
    chased_on: CalendarDate | null
  }
>

export type ListedDebit = DebitRow &
  MerchantFields &
  Row<'repayment_public', 'week_start'> &
  Row<'mandate_public', 'iban'>

export type NewDebit = Pick<
  DebitRow,
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'mandate_id'
  | 'repayment_id'
  | 'attempt'
  | 'amount_minor'
  | 'carried_minor'
  | 'currency'
  | 'presented_on'
  | 'created_at'
>

export async function insertDebits(tx: Tx, rows: readonly NewDebit[]): Promise<void> {
  if (rows.length === 0) return
  const json = rows.map((row) => ({
    ...row,
    amount_minor: String(row.amount_minor),
    carried_minor: String(row.carried_minor),
    created_at: row.created_at.toISOString(),
  }))
  await tx`
    insert into debit (merchant_id, id, advance_id, mandate_id, repayment_id, attempt, amount_minor, carried_minor, currency,
           status, presented_on, created_at)
    select merchant_id, id, advance_id, mandate_id, repayment_id, attempt, amount_minor, carried_minor, currency,
           'pending', presented_on, created_at
      from jsonb_to_recordset(${tx.json(json)}) as d (merchant_id text, id text, advance_id text, mandate_id text, repayment_id text,
           attempt integer, amount_minor bigint, carried_minor bigint, currency text, presented_on date, created_at timestamptz)`
}

export async function findDebit(tx: Tx, id: string): Promise<DebitRow | undefined> {
  const [row] = await tx<DebitRow[]>`select * from debit where id = ${id}`
  return row
}

/** The row, held until the transaction ends. */
export async function lockDebit(tx: Tx, merchantId: string, id: string): Promise<DebitRow | undefined> {
  const [row] = await tx<DebitRow[]>`
    select * from debit where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

export interface DebitPage {
  status: PresentationStatus | null
  advanceId: string | null
  /** A part of the merchant's name, of our reference (see debitReference) or of the bank's. */
  search: string
  before: DebitPosition | null
  size: number
}

/** Where a row stands in the list: those that wait for the bank come first. */
export interface DebitPosition {
  isPending: boolean
  at: Date
  id: string
}

/** By keyset; one row more than the page tells whether there is another. */
export function listDebits(
  tx: ReadTx,
  { status, advanceId, search, before, size }: DebitPage,
): Promise<ListedDebit[]> {
  const after = before
    ? tx`and (d.status = 'pending', d.created_at, d.id) < (${before.isPending}::boolean, ${before.at}::timestamptz, ${before.id}::text)`
    : tx``
  const like = holding(search)
  const named = search
    ? tx`and (m.name ilike ${like} or m.name_ar ilike ${like} or ('DDB-' || upper(right(d.id, 10))) ilike ${like} or d.bank_reference ilike ${like} or d.received_reference ilike ${like})`
    : tx``
  return listed(
    tx,
    tx`(${status}::text is null or d.status = ${status}) and (${advanceId}::text is null or d.advance_id = ${advanceId}) ${named} ${after}`,
    tx`order by (d.status = 'pending') desc, d.created_at desc, d.id desc limit ${size + 1}`,
  )
}

export async function findListedDebit(tx: Tx, id: string): Promise<ListedDebit | undefined> {
  const [row] = await listed(tx, tx`d.id = ${id}`, tx``)
  return row
}

function listed(tx: ReadTx, where: Fragment, order: Fragment): Promise<ListedDebit[]> {
  return tx<ListedDebit[]>`
    select d.*, m.name as merchant_name, m.name_ar as merchant_name_ar, r.week_start, md.iban
      from debit d
      join merchant_public m on m.merchant_id = d.merchant_id
      join repayment_public r on r.merchant_id = d.merchant_id and r.id = d.repayment_id
      join mandate_public md on md.merchant_id = d.merchant_id and md.id = d.mandate_id
     where ${where} ${order}`
}
