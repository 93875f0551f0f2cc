import type { ReliefKind, ReliefStatus } from '@daftar/rules/capital/advances/relief'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

export type ReliefRow = Row<
  'relief',
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'kind'
  | 'weeks'
  | 'minimum_minor'
  | 'reason'
  | 'status'
  | 'note_en'
  | 'note_ar'
  | 'asked_by'
  | 'asked_at'
  | 'proposed_by'
  | 'proposed_at'
  | 'decided_by'
  | 'decided_at'
  | 'from_week'
  | 'until_week'
> &
  Row<'advance_standing', 'currency'>

export interface NewRelief {
  merchantId: string
  id: string
  advanceId: string
  kind: ReliefKind
  weeks: number
  minimumMinor: bigint | null
  reason: string
  askedBy: string
  at: Date
}

/** False when a request is open on the advance already. */
export async function insertRelief(tx: Tx, given: NewRelief): Promise<boolean> {
  const done = await tx`
    insert into relief (merchant_id, id, advance_id, kind, weeks, minimum_minor, reason, status, asked_by, asked_at)
    values (${given.merchantId}, ${given.id}, ${given.advanceId}, ${given.kind}, ${given.weeks}, ${given.minimumMinor},
            ${given.reason}, 'asked', ${given.askedBy}, ${given.at})
    on conflict (merchant_id, advance_id) where status in ('asked', 'proposed') do nothing`
  return done.count === 1
}

export async function findRelief(tx: Tx, merchantId: string, id: string): Promise<ReliefRow | undefined> {
  const [row] = await withCurrency(tx, tx`r.merchant_id = ${merchantId} and r.id = ${id}`)
  return row
}

/** For staff, who know the id alone. */
export async function findReliefById(tx: Tx, id: string): Promise<ReliefRow | undefined> {
  const [row] = await withCurrency(tx, tx`r.id = ${id}`)
  return row
}

/** What was asked for an advance, newest first. */
export function reliefsOf(tx: ReadTx, merchantId: string, advanceId: string): Promise<ReliefRow[]> {
  return withCurrency(tx, tx`r.merchant_id = ${merchantId} and r.advance_id = ${advanceId}`)
}

function withCurrency(tx: ReadTx, where: Fragment): Promise<ReliefRow[]> {
  return tx<ReliefRow[]>`
    select r.*, l.currency from relief r
      join advance_standing l on l.merchant_id = r.merchant_id and l.id = r.advance_id
     where ${where} order by r.asked_at desc, r.id desc limit 50`
}

export interface DeskReliefRow
  extends ReliefRow, MerchantFields, Row<'advance_standing', 'carried_minor' | 'weeks_short'> {
  advance_status: Column<'advance_standing', 'status'>
  minimum_of_advance_minor: Column<'advance_standing', 'minimum_minor'>
  outstanding_minor: bigint
  asker_name: string
  proposer_name: Column<'staff_name', 'name'> | null
  decider_name: Column<'staff_name', 'name'> | null
}

export interface ReliefFilter {
  id?: string
  advanceId?: string | undefined
  /** `open`: what waits for somebody of the staff. */
  state?: ReliefStatus | 'open' | undefined
  before?: PagePosition | null
  size?: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listReliefs(
  tx: ReadTx,
  { id, state, advanceId, before, size = 1 }: ReliefFilter,
): Promise<DeskReliefRow[]> {
  const statuses = state === 'open' ? ['asked', 'proposed'] : state === undefined ? null : [state]
  return tx<DeskReliefRow[]>`
    select r.*, l.currency, l.status as advance_status, l.minimum_minor as minimum_of_advance_minor, l.carried_minor, l.weeks_short,
           coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as outstanding_minor,
           m.name as merchant_name, m.name_ar as merchant_name_ar,
           coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone, '') as asker_name,
           one.name as proposer_name, two.name as decider_name
      from relief r
      join advance_standing l on l.merchant_id = r.merchant_id and l.id = r.advance_id
      join merchant_public m on m.merchant_id = r.merchant_id
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
      left join person_name a on a.id = r.asked_by
      left join staff_name one on one.id = r.proposed_by
      left join staff_name two on two.id = r.decided_by
     where (${id ?? null}::text is null or r.id = ${id ?? null})
       and (${advanceId ?? null}::text is null or r.advance_id = ${advanceId ?? null})
       and (${statuses}::text[] is null or r.status = any (${statuses}))
       ${olderThan(tx, tx`r.asked_at`, tx`r.id`, before)}
     order by r.asked_at desc, r.id desc
     limit ${size + 1}`
}
