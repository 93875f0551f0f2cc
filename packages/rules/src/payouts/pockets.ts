import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Account } from '../ledger/accounts.ts'
import { sumMinor } from '../money/money.ts'
import type { PayoutFigures } from '../settlement/close-payout.ts'
import type { PayoutCycle } from '../settlement/settlement-fee.ts'
import { heldReasons, type HeldReason } from './hold-reasons.ts'
import { stepRows } from '../settlement/payout-lines.ts'
import type { PayoutStatus } from './payout-status.ts'

/**
 * Where a merchant's money can be; together they are all of it (docs/decisions/0071). Words:
 * `payouts_pocket_<name>`.
 */
export const pockets = [
  'available',
  'on_its_way',
  'held',
  'reserved',
  'in_dispute',
  'owed_to_advance',
] as const
export type Pocket = (typeof pockets)[number]

/** Why money is not in the bank: the closed list of sentences. Words: `payouts_wait_<reason>`. */
export const waitReasons = [
  'next_payout',
  'on_request',
  'below_minimum',
  'once_a_day',
  'below_zero',
  'being_sent',
  'at_the_bank',
  ...heldReasons,
  'refused_by_bank',
  'after_cut_off',
  'too_small',
  'kept_in_reserve',
  'reserve_of_next',
  'in_dispute',
  'next_repayment',
] as const
export type WaitReason = (typeof waitReasons)[number]

/** Part of a pocket, with the one sentence about it. */
export interface PocketRow {
  readonly pocket: Pocket
  readonly reason: WaitReason
  /** Minor units; below zero where refunds came to more than sales. */
  readonly amountMinor: bigint
  /** The next date on which something happens to it; null where that is in somebody's hand. */
  readonly on: CalendarDate | null
  /** The payout it is of, where there is one already. */
  readonly payoutId: string | null
}

/** A closed payout whose money has not arrived. */
export interface UnsentPayout {
  readonly id: string
  readonly status: Extract<PayoutStatus, 'pending' | 'held' | 'in_transit' | 'failed'>
  readonly amountMinor: bigint
  readonly heldReason: HeldReason | null
  /** The working day on which its bank can book it. */
  readonly arrivesOn: CalendarDate
}

export interface PocketFacts {
  readonly cycle: PayoutCycle
  /** The next payout as the run would close it now, and the day it is paid. */
  readonly figures: Pick<
    PayoutFigures,
    'payoutMinor' | 'carriedOutMinor' | 'reserveHeldMinor' | 'capitalMinor'
  >
  readonly paysOn: CalendarDate
  /** What would keep it back today. */
  readonly keptBackBy: HeldReason | null
  /** Flexible cycle: why it cannot be asked for now. */
  readonly requestProblem: 'too_small' | 'once_a_day' | null
  /** Flexible cycle: the first day on which it can be asked for again after one of today. */
  readonly nextRequestOn: CalendarDate
  /** What moved since the cut-off of a payout that is still to be closed; it is of the one after. */
  readonly later: { readonly amountMinor: bigint; readonly on: CalendarDate } | null
  readonly unsent: readonly UnsentPayout[]
  readonly reserves: readonly {
    readonly payoutId: string
    readonly amountMinor: bigint
    readonly on: CalendarDate
  }[]
  readonly disputedMinor: bigint
}

/**
 * Everything a merchant is owed, in rows of six pockets, by the closing rules of the run; rows of nothing are
 * left out. Their sum is what the merchant's accounts of the journal say, with what is not booked yet and
 * without the fee of the next transfer.
 */
export function pocketRows(facts: PocketFacts): PocketRow[] {
  const { figures, paysOn, later, disputedMinor } = facts
  const rows: PocketRow[] = [
    ...nextRows(facts),
    ...facts.unsent.map(unsentRow),
    row('held', 'after_cut_off', later?.amountMinor ?? 0n, later?.on ?? null),
    ...facts.reserves.map((kept) =>
      row('reserved', 'kept_in_reserve', kept.amountMinor, kept.on, kept.payoutId),
    ),
    row('reserved', 'reserve_of_next', figures.reserveHeldMinor, paysOn),
    row('in_dispute', 'in_dispute', disputedMinor, null),
    row('owed_to_advance', 'next_repayment', figures.capitalMinor, paysOn),
  ]
  return rows.filter(({ amountMinor }) => amountMinor !== 0n)
}

/** What rows come to: of one pocket, or of all. */
export function pocketSum(rows: readonly PocketRow[], pocket?: Pocket): bigint {
  return sumMinor(
    rows.filter((one) => pocket === undefined || one.pocket === pocket).map((one) => one.amountMinor),
  )
}

/**
 * The accounts on which what is disputed stands until it is decided: what the steps of disputes are booked
 * to.
 */
export function disputeAccounts(): Account[] {
  const accounts = stepRows().flatMap(({ group, account }) =>
    group === 'disputes' && account && account !== 'reserve' ? account : [],
  )
  return [...new Set(accounts)]
}

/**
 * The next payout: what of it is paid, or would be; and what is too small or below zero and goes on to the
 * one after.
 */
function nextRows(facts: PocketFacts): PocketRow[] {
  const { figures, paysOn, keptBackBy } = facts
  const { payoutMinor, carriedOutMinor } = figures
  return [
    keptBackBy ? row('held', keptBackBy, payoutMinor, null) : availableRow(facts),
    carriedOutMinor < 0n
      ? row('available', 'below_zero', carriedOutMinor, paysOn)
      : row('held', 'too_small', carriedOutMinor, paysOn),
  ]
}

function availableRow({
  cycle,
  figures: { payoutMinor },
  paysOn,
  requestProblem,
  nextRequestOn,
}: PocketFacts) {
  if (cycle === 'weekly') return row('available', 'next_payout', payoutMinor, paysOn)
  if (requestProblem === 'too_small') return row('held', 'below_minimum', payoutMinor, null)
  if (requestProblem === 'once_a_day') return row('held', 'once_a_day', payoutMinor, nextRequestOn)
  return row('available', 'on_request', payoutMinor, paysOn)
}

function unsentRow({ id, status, amountMinor, heldReason, arrivesOn }: UnsentPayout): PocketRow {
  if (status === 'pending') return row('on_its_way', 'being_sent', amountMinor, arrivesOn, id)
  if (status === 'in_transit') return row('on_its_way', 'at_the_bank', amountMinor, arrivesOn, id)
  if (status === 'failed') return row('held', 'refused_by_bank', amountMinor, null, id)
  return row('held', heldReason ?? 'other', amountMinor, null, id)
}

function row(
  pocket: Pocket,
  reason: WaitReason,
  amountMinor: bigint,
  on: CalendarDate | null,
  payoutId: string | null = null,
): PocketRow {
  return { pocket, reason, amountMinor, on, payoutId }
}
