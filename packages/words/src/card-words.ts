import type { CardStatus } from '@daftar/rules/cards/card'
import type { ChargeStatus, DeclineReason } from '@daftar/rules/cards/charge'
import { m } from './compiled.ts'

/** What cards and their charges are called on screens and at the desk. */

const statuses: Record<CardStatus, () => string> = {
  ordered: m.card_status_ordered,
  active: m.card_status_active,
  frozen: m.card_status_frozen,
  cancelled: m.card_status_cancelled,
}

export function cardStatusText(status: CardStatus): string {
  return statuses[status]()
}

const charges: Record<ChargeStatus, () => string> = {
  authorized: m.card_charge_authorized,
  declined: m.card_charge_declined,
  captured: m.card_charge_captured,
  released: m.card_charge_released,
  refunded: m.card_charge_refunded,
}

export function chargeStatusText(status: ChargeStatus): string {
  return charges[status]()
}

const reasons: Record<DeclineReason, () => string> = {
  card_frozen: m.card_declined_card_frozen,
  card_cancelled: m.card_declined_card_cancelled,
  program_suspended: m.card_declined_program_suspended,
  payouts_held: m.card_declined_payouts_held,
  other_currency: m.card_declined_other_currency,
  above_limit: m.card_declined_above_limit,
  not_enough: m.card_declined_not_enough,
}

export function declineText(reason: DeclineReason): string {
  return reasons[reason]()
}
