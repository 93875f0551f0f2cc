import type { BankAccountStatus } from '@daftar/rules/merchants/bank-account-change'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { ChangeRow } from './machine.ts'

export type NewChange = Pick<
  ChangeRow,
  | 'merchant_id'
  | 'id'
  | 'legal_entity_id'
  | 'iban_before'
  | 'bank_before'
  | 'iban'
  | 'bank_name'
  | 'holder'
  | 'letter_file_id'
  | 'proposed_by'
  | 'proposed_at'
>

/** False when another change of the merchant is under way. */
export async function insertChange(tx: Tx, row: NewChange): Promise<boolean> {
  const done = await tx`
    insert into bank_account_change ${values(tx, 'bank_account_change', { ...row, status: 'proposed' })}
    on conflict (merchant_id) where status in ('proposed', 'waiting') do nothing`
  return done.count === 1
}

/** The change of a merchant that is under way, else its last one. */
export async function findNewest(tx: ReadTx, merchantId: string): Promise<ChangeRow | undefined> {
  const [row] = await tx<ChangeRow[]>`
    select * from bank_account_change where merchant_id = ${merchantId} order by proposed_at desc, id desc limit 1`
  return row
}

export async function findChange(tx: ReadTx, id: string): Promise<ChangeRow | undefined> {
  const [row] = await tx<ChangeRow[]>`select * from bank_account_change where id = ${id}`
  return row
}

export async function findByToken(tx: ReadTx, tokenHash: string): Promise<ChangeRow | undefined> {
  const [row] = await tx<ChangeRow[]>`select * from bank_account_change where token_hash = ${tokenHash}`
  return row
}

/**
 * The row, held until the transaction ends with the books of its merchant: whoever closes or sends payouts
 * comes before or after whatever is done to it.
 */
export async function lockChange(tx: Tx, merchantId: string, id: string): Promise<ChangeRow | undefined> {
  await lockLedger(tx, merchantId)
  const [row] = await tx<ChangeRow[]>`
    select * from bank_account_change where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

/** Somebody spoke to the merchant after a stop; false where that is noted already. */
export async function noteTalk(
  tx: Tx,
  row: Pick<ChangeRow, 'merchant_id' | 'id'>,
  { by, at, note }: { by: string; at: Date; note: string },
): Promise<boolean> {
  const done = await tx`
    update bank_account_change set spoken_by = ${by}, spoken_at = ${at}, spoken_note = ${note}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = 'stopped' and spoken_at is null`
  return done.count === 1
}

/** Approved changes whose time has come, the first to come first. */
export function dueChanges(
  tx: ReadTx,
  from: Date | null,
  upTo: Date,
): Promise<Pick<ChangeRow, 'merchant_id' | 'id' | 'effective_at'>[]> {
  return tx<Pick<ChangeRow, 'merchant_id' | 'id' | 'effective_at'>[]>`
    select merchant_id, id, effective_at from bank_account_change
     where status = 'waiting' and effective_at <= ${upTo} ${from ? tx`and effective_at > ${from}` : tx``}
     order by effective_at, id`
}

export interface ListedChange extends ChangeRow, MerchantFields {
  country: Column<'merchant_public', 'country'>
  legal_name: Column<'legal_entity_public', 'legal_company_name'>
  first_name: string
  last_name: string
  decider_name: Column<'staff_name', 'name'> | null
  speaker_name: Column<'staff_name', 'name'> | null
}

function listed(tx: ReadTx, where: Fragment, order: Fragment): Promise<ListedChange[]> {
  return tx<ListedChange[]>`
    select c.*, m.name as merchant_name, m.name_ar as merchant_name_ar, m.country, e.legal_company_name as legal_name,
           p.first_name, p.last_name, d.name as decider_name, s.name as speaker_name
      from bank_account_change c
      join merchant_public m on m.merchant_id = c.merchant_id
      join legal_entity_public e on e.merchant_id = c.merchant_id and e.id = c.legal_entity_id
      join person_name p on p.id = c.proposed_by
      left join staff_name d on d.id = c.decided_by
      left join staff_name s on s.id = c.spoken_by
     where ${where} ${order}`
}

export async function findListed(tx: ReadTx, id: string): Promise<ListedChange | undefined> {
  const [row] = await listed(tx, tx`c.id = ${id}`, tx``)
  return row
}

interface QueuePage {
  /** Null for all that wait for somebody of the staff. */
  status: BankAccountStatus | null
  merchantId: string | null
  after: PagePosition | null
  size: number
}

/** The oldest first; one row more than the page tells whether there is another. */
export function listChanges(
  tx: ReadTx,
  { status, merchantId, after, size }: QueuePage,
): Promise<ListedChange[]> {
  const wanted =
    status === null && merchantId === null
      ? tx`(c.status = 'proposed' or (c.status = 'stopped' and c.spoken_at is null))`
      : tx`(${status}::text is null or c.status = ${status})`
  return listed(
    tx,
    tx`${wanted} and (${merchantId}::text is null or c.merchant_id = ${merchantId})
       ${laterThan(tx, tx`c.proposed_at`, tx`c.id`, after)}`,
    tx`order by c.proposed_at, c.id limit ${size + 1}`,
  )
}

export async function countWork(tx: ReadTx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from bank_account_work`
  return row?.count ?? 0
}

/** Other merchants that are paid to an account. Read across merchants, for staff alone. */
export function paidElsewhere(
  tx: ReadTx,
  merchantId: string,
  iban: string,
): Promise<(Row<'merchant_public', 'name' | 'name_ar'> & { id: string })[]> {
  return tx<(Row<'merchant_public', 'name' | 'name_ar'> & { id: string })[]>`
    select distinct m.merchant_id as id, m.name, m.name_ar
      from legal_entity_public e join merchant_public m on m.merchant_id = e.merchant_id
     where e.iban = ${iban} and e.merchant_id <> ${merchantId} and m.sandbox_of is null order by m.merchant_id limit 20`
}
