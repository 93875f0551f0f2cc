import type {
  Adjustment,
  DeskPayout,
  DeskPayoutWhole,
  Hold,
  MerchantResult,
  Run,
} from '@daftar/contract/endpoints/money/settlement-shapes'
import type { WaterfallOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { stepRows, type Waterfall } from '@daftar/rules/settlement/payout-lines'
import { payoutTransitions, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { canMove } from '@daftar/rules/status/transitions'
import { presentMerchantOf } from '../../../merchants/merchants/index.ts'
import type { TransferRow } from '../../transfers/index.ts'
import type { ListedAdjustment } from '../agreements/adjustments.ts'
import type { ListedPayoutRow } from './store.ts'
import type { DryResult } from '../runs/dry-run.ts'
import type { PayoutEventRow } from '../payouts/events.ts'
import { waterfallOfRow } from '../closing/figures.ts'
import type { HoldRow } from '../agreements/holds.ts'
import type { RunRow } from '../runs/run-store.ts'

/** Settlement as it travels to the desk. */

export function presentRun(row: RunRow): Run {
  return {
    id: row.id,
    currency: row.currency,
    date: row.run_date,
    week_start: row.week_start,
    cut_off_at: row.cut_off_at.toISOString(),
    state: row.state,
    merchants: Math.max(row.merchants, row.settled),
    settled: row.settled,
    advances: row.advances,
    issued: row.issued,
    held: row.held,
    carried: row.carried,
    total: toDecimal(money(row.total_minor, row.currency)),
    started_by: row.started_by,
    started_at: iso(row.started_at),
    finished_at: iso(row.finished_at),
  }
}

export function presentResult(row: ListedPayoutRow): MerchantResult {
  return {
    ...presentMerchantOf(row),
    payout_id: row.id,
    number: row.number,
    status: row.status,
    held_reason: row.held_reason,
    movements: row.movements,
    waterfall: presentWaterfall(waterfallOfRow(row), row.currency),
    net: toDecimal(money(row.payout_minor, row.currency)),
    carried_out: toDecimal(money(row.carried_out_minor, row.currency)),
    currency: row.currency,
  }
}

/** A dry run's: nothing is written, so there is no payout; what would be sent counts as pending. */
export function presentDryResult(result: DryResult, currency: Currency): MerchantResult {
  const { payoutMinor, carriedOutMinor } = result.figures
  return {
    merchant_id: result.merchantId,
    merchant_name: result.name,
    merchant_name_ar: result.nameAr,
    payout_id: null,
    number: null,
    status: payoutMinor <= 0n ? 'carried' : result.heldReason ? 'held' : 'pending',
    held_reason: payoutMinor > 0n ? result.heldReason : null,
    movements: result.movements,
    waterfall: presentWaterfall(result.waterfall, currency),
    net: toDecimal(money(payoutMinor, currency)),
    carried_out: toDecimal(money(carriedOutMinor, currency)),
    currency,
  }
}

export function presentDeskPayout(row: ListedPayoutRow): DeskPayout {
  const may = (to: PayoutStatus) => canMove(payoutTransitions, row.status, to, 'staff')
  return {
    id: row.id,
    number: row.number,
    ...presentMerchantOf(row),
    cycle: row.cycle,
    status: row.status,
    currency: row.currency,
    net: toDecimal(money(row.payout_minor, row.currency)),
    movements: row.movements,
    period_from: row.period_from.toISOString(),
    period_until: row.period_until.toISOString(),
    created_at: row.created_at.toISOString(),
    issued_at: iso(row.issued_at),
    paid_at: iso(row.paid_at),
    iban: row.iban,
    beneficiary: row.beneficiary,
    bank_name: row.bank_name,
    bank_reference: row.bank_reference,
    held_reason: row.held_reason,
    failed_reason: row.failed_reason,
    may: {
      hold: may('held'),
      release: may('pending'),
      reissue: row.status === 'failed' && may('in_transit'),
      roll_over: may('rolled_over'),
      mark_returned: row.status === 'paid' && may('failed'),
    },
  }
}

export function presentWholePayout(
  row: ListedPayoutRow,
  events: readonly PayoutEventRow[],
  transfers: readonly TransferRow[],
): DeskPayoutWhole {
  return {
    ...presentDeskPayout(row),
    waterfall: presentWaterfall(waterfallOfRow(row), row.currency),
    carried_out: toDecimal(money(row.carried_out_minor, row.currency)),
    events: events.map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      actor: event.actor_name || event.actor_kind,
      reason: [event.reason, event.note].filter(Boolean).join(': '),
    })),
    transfers: transfers.map((transfer) => ({
      id: transfer.id,
      reference: transfer.reference,
      status: transfer.status,
      amount: toDecimal(money(transfer.amount_minor, transfer.currency)),
      iban: transfer.iban,
      bank_name: transfer.bank_name,
      ordered_at: transfer.ordered_at.toISOString(),
      decided_at: iso(transfer.decided_at),
      bank_reference: transfer.bank_reference,
      reject_reason: transfer.reject_reason,
    })),
  }
}

export function presentAdjustment(row: ListedAdjustment): Adjustment {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    reason: row.reason,
    note: row.note,
    status: row.status,
    proposed_by: row.proposer_name,
    proposed_by_id: row.proposed_by,
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decider_name,
    decided_at: iso(row.decided_at),
    decision_note: row.decision_note,
    payout_id: row.payout_id,
    payout_number: row.payout_number,
  }
}

export function presentHold(row: HoldRow): Hold {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    reason: row.reason,
    note: row.note,
    placed_by: row.placer_name ?? '',
    placed_at: row.placed_at.toISOString(),
    released_by: row.releaser_name,
    released_at: iso(row.released_at),
    payouts: row.payouts,
  }
}

/** The steps that are not zero, top to bottom. */
function presentWaterfall(waterfall: Waterfall, currency: Currency): WaterfallOut {
  return stepRows()
    .map(({ step }) => ({ step, minor: waterfall[step] ?? 0n }))
    .filter(({ minor }) => minor !== 0n)
    .map(({ step, minor }) => ({ step, amount: toDecimal(money(minor, currency)) }))
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
