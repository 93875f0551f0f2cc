import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * The life of a payout. `pending` is closed and frozen; `carried` came to nothing to send, its sum is carried
 * into the next; `failed` is what the bank refused or sent back: it is issued again, or its sum goes to the
 * next payout (`rolled_over`). What is still open, `upcoming`, is computed live and is no row. A merchant
 * moves what it asked for itself, as it is sent at once.
 */
export const payoutStatuses = [
  'pending',
  'held',
  'in_transit',
  'paid',
  'failed',
  'rolled_over',
  'carried',
] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const payoutTransitions = defineTransitions<PayoutStatus>({
  pending: { in_transit: ['system', 'staff', 'merchant'], held: ['system', 'staff', 'merchant'] },
  held: { pending: ['staff'] },
  /** A payout into a wallet arrives as it is sent, by whoever sends it. */
  in_transit: { paid: ['bank', 'staff', 'system', 'merchant'], failed: ['bank', 'staff'] },
  paid: { failed: ['bank', 'staff'] },
  failed: { in_transit: ['staff'], rolled_over: ['system', 'staff'] },
  rolled_over: {},
  carried: {},
})

/** DEC-PO-3. Words: `payouts_status_<label>`. */
export const payoutLooks = {
  pending: { label: 'pending', tone: 'accent' },
  held: { label: 'held', tone: 'warning' },
  in_transit: { label: 'in_transit', tone: 'warning' },
  paid: { label: 'paid', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
  rolled_over: { label: 'rolled_over', tone: 'default' },
  carried: { label: 'carried', tone: 'default' },
} as const satisfies Record<PayoutStatus, StatusLook & { label: PayoutStatus }>
