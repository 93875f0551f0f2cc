import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockLedger } from '../../../../platform/ledger/ledger.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import type { Sends } from '../dependencies.ts'
import { balanced, issue, release } from '../payouts/acts.ts'
import type { PayoutRow } from '../payouts/store.ts'

export interface HoldRow
  extends MerchantFields, Row<'payout_hold', 'id' | 'reason' | 'note' | 'placed_at' | 'released_at'> {
  /** Null where no person placed it. */
  placer_name: Column<'staff_name', 'name'> | null
  releaser_name: Column<'staff_name', 'name'> | null
  payouts: number
}

/**
 * Keeps back every payout of a merchant that is not sent yet; one hold at a time. A run at this moment comes
 * before or after it.
 */
export async function placeHold(
  tx: Tx,
  given: { merchantId: string; reason: HoldReason; note: string; staffId: string | null; at: Date },
): Promise<string | Refusal> {
  await lockLedger(tx, given.merchantId)
  const id = newId('hld')
  const done = await tx`
    insert into payout_hold (merchant_id, id, reason, note, placed_by, placed_at)
    values (${given.merchantId}, ${id}, ${given.reason}, ${given.note}, ${given.staffId}, ${given.at})
    on conflict (merchant_id) where released_at is null do nothing`
  return done.count === 1 ? id : refuse('merchant_on_hold')
}

/** Lifts a hold; the payouts that waited because of it are released and sent. */
export async function releaseHold(
  tx: Tx,
  sends: Sends,
  given: { id: string; note: string; staffId: string; at: Date },
): Promise<'done' | Refusal> {
  const [hold] = await tx<
    Row<'payout_hold', 'merchant_id'>[]
  >`select merchant_id from payout_hold where id = ${given.id}`
  if (!hold) return refuse('not_found')
  await lockLedger(tx, hold.merchant_id)
  const done = await tx`
    update payout_hold set released_by = ${given.staffId}, released_at = ${given.at}
     where merchant_id = ${hold.merchant_id} and id = ${given.id} and released_at is null`
  if (done.count !== 1) return refuse('wrong_status')
  const waiting = await tx<PayoutRow[]>`
    select * from payout where merchant_id = ${hold.merchant_id} and hold_id = ${given.id} and status = 'held' order by period_until`
  for (const payout of waiting) await release(tx, payout, { payoutId: payout.id, ...given })
  return waiting.length === 0 ? 'done' : balanced(() => issue(tx, sends, waiting, given))
}

/** Whether a hold stands. */
export async function isHolding(tx: ReadTx, merchantId: string, id: string): Promise<boolean> {
  const rows = await tx`
    select from payout_hold where merchant_id = ${merchantId} and id = ${id} and released_at is null`
  return rows.length > 0
}

export interface HoldFilter {
  id?: string
  state?: 'active' | 'released' | undefined
  merchantId?: string | undefined
  before?: PagePosition | null
  size?: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listHolds(tx: ReadTx, filter: HoldFilter): Promise<HoldRow[]> {
  const { before } = filter
  return tx<HoldRow[]>`
    select h.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as placer_name, r.name as releaser_name,
           (select count(*)::int from payout p where p.merchant_id = h.merchant_id and p.hold_id = h.id) as payouts
      from payout_hold h
      join merchant_public m on m.merchant_id = h.merchant_id
      left join staff_name s on s.id = h.placed_by
      left join staff_name r on r.id = h.released_by
     where (${filter.id ?? null}::text is null or h.id = ${filter.id ?? null})
       and (${filter.state ?? null}::text is null or (h.released_at is null) = (${filter.state ?? null} = 'active'))
       and (${filter.merchantId ?? null}::text is null or h.merchant_id = ${filter.merchantId ?? null})
       ${olderThan(tx, tx`h.placed_at`, tx`h.id`, before)}
     order by h.placed_at desc, h.id desc
     limit ${(filter.size ?? 1) + 1}`
}
