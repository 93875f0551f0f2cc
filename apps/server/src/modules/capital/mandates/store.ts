import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { MandateWording } from './wording.ts'

export type MandateRow = Row<
  'mandate',
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'status'
  | 'phone'
  | 'iban'
  | 'token_hash'
  | 'bank_reference'
  | 'sms_sent_at'
  | 'created_at'
  | 'signed_at'
  | 'decided_at'
  | 'ended_reason',
  {
    /** Null on mandates from before it was kept. */
    wording: MandateWording | null
    /** How often the phone was corrected. */
    address_round: number
    /** How often the signing SMS left for this phone, and when last. */
    sms_sent: number
  }
>

/** A mandate with what its advance says. */
export interface ListedMandate
  extends MandateRow, MerchantFields, Row<'advance_standing', 'legal_name' | 'currency' | 'minimum_minor'> {
  advance_status: Column<'advance_standing', 'status'>
  total_minor: bigint
  outstanding_minor: bigint
  /** Whether no other mandate of the advance is newer, and whether the advance still wants one. */
  is_newest: boolean
  is_wanted: boolean
}

/** False when a mandate of the advance is open. */
export async function insertMandate(tx: Tx, row: MandateRow): Promise<boolean> {
  const done = await tx`
    insert into mandate ${values(tx, 'mandate', row)}
    on conflict (merchant_id, advance_id) where status in ('created', 'pending', 'waiting_for_bank_approval', 'active') do nothing`
  return done.count === 1
}

export async function findMandate(tx: Tx, id: string): Promise<MandateRow | undefined> {
  const [row] = await tx<MandateRow[]>`select * from mandate where id = ${id}`
  return row
}

/** The row, held until the transaction ends. */
export async function lockMandate(tx: Tx, merchantId: string, id: string): Promise<MandateRow | undefined> {
  const [row] = await tx<MandateRow[]>`
    select * from mandate where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

/** The newest mandate of an advance, held. */
export async function lockNewest(
  tx: Tx,
  merchantId: string,
  advanceId: string,
): Promise<MandateRow | undefined> {
  const [row] = await tx<MandateRow[]>`
    select * from mandate where merchant_id = ${merchantId} and advance_id = ${advanceId}
     order by created_at desc, id desc limit 1 for update`
  return row
}

/** An authorisation the merchant gave for an earlier advance and did not take back, on the same account. */
export async function findActive(
  tx: Tx,
  merchantId: string,
  iban: string,
): Promise<Pick<MandateRow, 'id' | 'bank_reference' | 'wording'> | undefined> {
  const [row] = await tx<Pick<MandateRow, 'id' | 'bank_reference' | 'wording'>[]>`
    select id, bank_reference, wording from mandate where merchant_id = ${merchantId} and iban = ${iban} and status = 'active'
     order by created_at desc, id desc limit 1`
  return row
}

/** Authorisations of a merchant that the bank of an account allows, or was asked to. */
export async function countOpenOn(tx: ReadTx, merchantId: string, iban: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from mandate
     where merchant_id = ${merchantId} and iban = ${iban} and status in ('waiting_for_bank_approval', 'active')`
  return row?.count ?? 0
}

export async function findListedByToken(tx: ReadTx, tokenHash: string): Promise<ListedMandate | undefined> {
  const [row] = await listed(tx, tx`md.token_hash = ${tokenHash}`, tx``)
  return row
}

export async function findListed(tx: Tx, id: string): Promise<ListedMandate | undefined> {
  const [row] = await listed(tx, tx`md.id = ${id}`, tx``)
  return row
}

export interface MandatePage {
  status: MandateStatus | null
  advanceId: string | null
  before: PagePosition | null
  size: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listMandates(
  tx: ReadTx,
  { status, advanceId, before, size }: MandatePage,
): Promise<ListedMandate[]> {
  return listed(
    tx,
    tx`(${status}::text is null or md.status = ${status}) and (${advanceId}::text is null or md.advance_id = ${advanceId})
       ${olderThan(tx, tx`md.created_at`, tx`md.id`, before)}`,
    tx`order by md.created_at desc, md.id desc limit ${size + 1}`,
  )
}

/** Mandates of advances that were not voided, or of those too where the page behind the SMS asks. */
function listed(tx: ReadTx, where: Fragment, order: Fragment): Promise<ListedMandate[]> {
  return tx<ListedMandate[]>`
    select md.*, m.name as merchant_name, m.name_ar as merchant_name_ar, l.status as advance_status, l.legal_name, l.currency,
           l.minimum_minor, l.amount_minor + l.fee_minor as total_minor,
           case when l.funded_at is null then l.amount_minor + l.fee_minor
                else coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) end as outstanding_minor,
           not exists (select from mandate n where n.merchant_id = md.merchant_id and n.advance_id = md.advance_id
                          and (n.created_at, n.id) > (md.created_at, md.id)) as is_newest,
           l.status <> 'closed' and l.voided_at is null as is_wanted
      from mandate md
      join advance_standing l on l.merchant_id = md.merchant_id and l.id = md.advance_id
      join merchant_public m on m.merchant_id = md.merchant_id
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
     where ${where} ${order}`
}

/** Mandates whose signatory has not signed, with the currency that says which day it is. */
export function unsigned(tx: Tx): Promise<(MandateRow & Row<'advance_standing', 'currency'>)[]> {
  return tx<(MandateRow & Row<'advance_standing', 'currency'>)[]>`
    select md.*, l.currency from mandate md
      join advance_standing l on l.merchant_id = md.merchant_id and l.id = md.advance_id and l.voided_at is null
     where md.status = 'pending' order by md.sms_sent_at, md.id`
}
