import type { CampaignReason } from '@daftar/rules/ads/campaign-status'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { reserveBudget } from './budget.ts'
import { campaignMachine, type CampaignRow } from './machine.ts'
import { storeStop } from './store.ts'
import { todayOf } from './write.ts'

/** Who decides: somebody of the staff, or of ads operations. */
export interface Deciding {
  byId: string
  at: Date
}

/**
 * Approves a campaign: its budget leaves the wallet, and it is shown from its first day on. Refuses one whose
 * last day is over, one of a store that sells nothing now, and a wallet that does not hold the budget any
 * more. Whoever calls holds the row.
 */
export async function approveCampaign(tx: Tx, row: CampaignRow, by: Deciding): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  if (row.ends_on! < todayOf(row.currency, by.at)) return refuse('campaign_over')
  const stop = await storeStop(tx, row.merchant_id, row.store_id)
  if (stop) return refuse(stop === 'closed' ? 'store_closed' : 'merchant_suspended')
  if (!(await reserveBudget(tx, row, by.at))) return refuse('wallet_not_enough')
  return decide(tx, row, by, { to: 'active' })
}

/** Sends a campaign back with a reason that its merchant reads; it may be changed and handed in again. */
export async function rejectCampaign(
  tx: Tx,
  row: CampaignRow,
  by: Deciding,
  said: { reason: CampaignReason; note: string },
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  return decide(tx, row, by, { to: 'rejected', ...said })
}

async function decide(
  tx: Tx,
  row: CampaignRow,
  { byId, at }: Deciding,
  {
    to,
    reason = null,
    note = '',
  }: { to: 'active' | 'rejected'; reason?: CampaignReason | null; note?: string },
): Promise<Refusal | null> {
  const set = { decided_at: at, deadline_at: null, reason, note, version: row.version + 1 }
  const move = { to, actor: 'reviewer', actorId: byId, at, set, ...(reason && { detail: reason }) } as const
  return (await moveStatus(tx, campaignMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}
