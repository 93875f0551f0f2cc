import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { largest, smallest } from '../money/money.ts'
import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * A charge of a card. `authorized` holds its money; `captured` once the shop has taken some of it; `released`
 * where it took nothing in time, or gave it up. `refunded` when all of it came back. What it takes of either
 * later all the same is captured.
 */
export const chargeStatuses = ['authorized', 'declined', 'captured', 'released', 'refunded'] as const
export type ChargeStatus = (typeof chargeStatuses)[number]

export const chargeTransitions = defineTransitions<ChargeStatus>({
  authorized: { captured: ['bank'], released: ['bank', 'system'] },
  captured: { refunded: ['bank'] },
  released: { captured: ['bank'] },
  declined: {},
  refunded: { captured: ['bank'] },
})

/** Words: `card_charge_<label>`. */
export const chargeLooks = {
  authorized: { label: 'authorized', tone: 'warning' },
  declined: { label: 'declined', tone: 'negative' },
  captured: { label: 'captured', tone: 'positive' },
  released: { label: 'released', tone: 'default' },
  refunded: { label: 'refunded', tone: 'default' },
} as const satisfies Record<ChargeStatus, StatusLook & { label: ChargeStatus }>

/** Why a charge was declined. Words: `card_declined_<reason>`. */
export const declineReasons = [
  'card_frozen',
  'card_cancelled',
  'program_suspended',
  'payouts_held',
  'other_currency',
  'above_limit',
  'not_enough',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/**
 * Whether a shop may still take money of a charge: then what seems to come back too early was told before
 * what was taken, as an issuer tells things in no order.
 */
export function mayStillBeTaken({
  heldMinor,
  capturedMinor,
}: {
  readonly heldMinor: bigint
  readonly capturedMinor: bigint
}): boolean {
  return heldMinor > 0n || capturedMinor === 0n
}

/** A shop takes its money within a week, or what was held is free again. */
export const holdDays = 7

/** The month a card's limit counts in: of the day in the merchant's zone. */
export function limitMonth(day: CalendarDate): string {
  return day.slice(0, 7)
}

/** The day on which a limit is whole again: the first of the month after. */
export function renewsOn(day: CalendarDate): CalendarDate {
  return `${addDays(`${limitMonth(day)}-28` as CalendarDate, 4).slice(0, 7)}-01` as CalendarDate
}

/**
 * What can be charged to the next payout: no more than it comes to now, and than the provider's limit leaves.
 */
export function availableOfPayout(given: {
  readonly limitMinor: bigint
  /** What the next payout comes to now; what was taken before is off it already. */
  readonly payoutMinor: bigint
  /** Held and not taken yet. */
  readonly heldMinor: bigint
  /** Taken, and in no payout yet. */
  readonly owedMinor: bigint
}): bigint {
  const { limitMinor, payoutMinor, heldMinor, owedMinor } = given
  return largest(0n, smallest(limitMinor - heldMinor - owedMinor, payoutMinor - heldMinor))
}

/**
 * How what a shop takes is paid: of what was held first, then of what the wallet has, and the rest of the
 * next payout.
 */
export interface Taking {
  readonly ofHeldMinor: bigint
  readonly ofWalletMinor: bigint
  readonly ofPayoutMinor: bigint
}

/**
 * A shop may take more than it asked for (a tip, a dearer rate): the issuer has paid it then. Nothing is
 * taken of the wallet that is not in it; what is missing is taken of the next payout (docs/decisions/0113).
 */
export function takingOf(given: {
  readonly amountMinor: bigint
  readonly heldMinor: bigint
  readonly source: 'wallet' | 'payout'
  readonly walletMinor: bigint
}): Taking {
  const { amountMinor, heldMinor, source, walletMinor } = given
  const ofHeldMinor = smallest(amountMinor, heldMinor)
  const rest = amountMinor - ofHeldMinor
  const ofWalletMinor = source === 'wallet' ? smallest(rest, largest(0n, walletMinor)) : 0n
  return { ofHeldMinor, ofWalletMinor, ofPayoutMinor: rest - ofWalletMinor }
}
