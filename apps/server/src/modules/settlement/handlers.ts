import type { AllHandlers } from '../../platform/http/call.ts'
import { adjustmentHandlers } from './desk-adjustments.ts'
import { holdHandlers } from './desk-holds.ts'
import { payoutHandlers } from './desk-payouts.ts'
import { runHandlers } from './desk-runs.ts'
import { termHandlers } from './desk-terms.ts'
import type { DeskParts } from './desk-parts.ts'

export type SettlementHandlers = Pick<
  AllHandlers,
  | 'desk.runs'
  | 'desk.run'
  | 'desk.runResults'
  | 'desk.previewRun'
  | 'desk.startRun'
  | 'desk.payouts'
  | 'desk.payout'
  | 'desk.holdPayout'
  | 'desk.releasePayout'
  | 'desk.reissuePayout'
  | 'desk.rollOverPayout'
  | 'desk.returnPayout'
  | 'desk.adjustments'
  | 'desk.proposeAdjustment'
  | 'desk.approveAdjustment'
  | 'desk.rejectAdjustment'
  | 'desk.holds'
  | 'desk.placeHold'
  | 'desk.releaseHold'
  | 'desk.terms'
  | 'desk.setCommission'
  | 'desk.setReserve'
>

/** The desk's side of settlement, one file per room. */
export function settlementHandlers(parts: DeskParts): SettlementHandlers {
  return {
    ...runHandlers(parts),
    ...payoutHandlers(parts),
    ...adjustmentHandlers(),
    ...holdHandlers(parts),
    ...termHandlers(),
  }
}
