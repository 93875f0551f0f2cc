import type { BookDifferenceKind } from '@daftar/rules/capital/advances/book-difference'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import { holding } from '../../../../platform/database/like.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import { isWaiting } from '../receipts/receipts.ts'
import type { AdvanceRow } from '../store.ts'
import type { WriteOffRow } from '../closing/write-off-row.ts'

/** An advance with its merchant's name and what the journal says of it. */
export interface DeskAdvanceRow extends AdvanceRow, MerchantFields {
  outstanding_minor: bigint
}

export interface AdvancesFilter {
  status: string | null
  attention: 'flagged' | 'stopped' | 'written_off' | null
  search: string | null
  before: PagePosition | null
  size: number
}

/**
 * Newest first, by keyset; one row more than the page tells whether there is another. Voided ones are left
 * out.
 */
export function listDeskAdvances(tx: ReadTx, filter: AdvancesFilter): Promise<DeskAdvanceRow[]> {
  const { before, attention } = filter
  const search = filter.search ? holding(filter.search) : null
  return advancesWhere(
    tx,
    tx`true
       ${filter.status ? tx`and l.status = ${filter.status}` : tx``}
       ${attention === 'flagged' ? tx`and l.flagged_at is not null` : tx``}
       ${attention === 'stopped' ? tx`and l.funding_stopped_at is not null` : tx``}
       ${attention === 'written_off' ? tx`and l.written_off_at is not null` : tx``}
       ${search ? tx`and (m.name ilike ${search} or m.name_ar ilike ${search} or l.legal_name ilike ${search} or m.merchant_id = ${filter.search} or l.id = ${filter.search})` : tx``}
       ${olderThan(tx, tx`l.created_at`, tx`l.id`, before)}`,
    filter.size + 1,
  )
}

export async function findDeskAdvance(tx: ReadTx, id: string): Promise<DeskAdvanceRow | undefined> {
  const [row] = await advancesWhere(tx, tx`l.id = ${id}`, 1)
  return row
}

/** The rows are chosen and cut before their balances are read. */
function advancesWhere(tx: ReadTx, condition: Fragment, size: number): Promise<DeskAdvanceRow[]> {
  return tx<DeskAdvanceRow[]>`
    select l.*,
           (select coalesce(sum(b.balance_minor), 0)::bigint from ledger_balance b
             where b.merchant_id = l.merchant_id and b.currency = l.currency
               and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) as outstanding_minor
      from (
        select l.*, m.name as merchant_name, m.name_ar as merchant_name_ar
          from advance l join merchant_public m on m.merchant_id = l.merchant_id
         where l.voided_at is null and m.sandbox_of is null and (${condition})
         order by l.created_at desc, l.id desc
         limit ${size}) l
     order by l.created_at desc, l.id desc`
}

/** How many somebody has to look at, all of them. */
export async function countAttention(
  tx: ReadTx,
): Promise<{ flagged: number; stopped: number; differences: number }> {
  const [row] = await tx<{ flagged: number; stopped: number; differences: number }[]>`
    select (select count(*)::int from advance where flagged_at is not null) as flagged,
           (select count(*)::int from advance where funding_stopped_at is not null) as stopped,
           (select count(*)::int from book_difference where gone_at is null) as differences`
  return row!
}

export interface ReceiptRow extends Row<
  'receipt',
  | 'id'
  | 'bank_reference'
  | 'currency'
  | 'amount_minor'
  | 'repaid_minor'
  | 'recovered_minor'
  | 'to_merchant_minor'
  | 'received_on'
  | 'recorded_at'
> {
  recorder_name: string
  is_waiting: boolean
}

export function receiptsOf(tx: ReadTx, advance: AdvanceRow): Promise<ReceiptRow[]> {
  return tx<ReceiptRow[]>`
    select r.*, coalesce(s.name, r.recorded_by) as recorder_name, ${isWaiting(tx)} as is_waiting
      from receipt r left join staff_name s on s.id = r.recorded_by
     where r.merchant_id = ${advance.merchant_id} and r.advance_id = ${advance.id} order by r.recorded_at desc, r.id`
}

export interface ListedWriteOff extends WriteOffRow {
  proposer_name: string
  decider_name: string | null
}

export function writeOffsOf(tx: ReadTx, advance: AdvanceRow): Promise<ListedWriteOff[]> {
  return tx<ListedWriteOff[]>`
    select w.*, coalesce(p.name, w.proposed_by) as proposer_name, coalesce(d.name, nullif(w.decided_by, '')) as decider_name
      from write_off w
      left join staff_name p on p.id = w.proposed_by
      left join staff_name d on d.id = w.decided_by
     where w.merchant_id = ${advance.merchant_id} and w.advance_id = ${advance.id} order by w.proposed_at desc, w.id`
}

export interface DifferenceRow extends Row<
  'book_difference',
  'merchant_id' | 'id' | 'advance_id' | 'found_at' | 'last_seen_at',
  {
    kind: BookDifferenceKind
    detail: { currency: Currency; expected: string; found: string }
  }
> {
  merchant_name: Column<'merchant_public', 'name'> | null
  merchant_name_ar: Column<'merchant_public', 'name_ar'> | null
}

/** Those that are not gone, newest first, by keyset. */
export function listDifferences(
  tx: ReadTx,
  page: { before: PagePosition | null; size: number },
): Promise<DifferenceRow[]> {
  const { before } = page
  return tx<DifferenceRow[]>`
    select d.*, m.name as merchant_name, m.name_ar as merchant_name_ar
      from book_difference d left join merchant_public m on m.merchant_id = d.merchant_id
     where d.gone_at is null
       ${olderThan(tx, tx`d.found_at`, tx`d.id`, before)}
     order by d.found_at desc, d.id desc
     limit ${page.size + 1}`
}
