import type { ReasonTable } from '../error-types.ts'

/** Refusals of virtual cards. */
export const cardsReasons = {
  cards_off: [409, 'conflict', 'no cards are issued now'],
  cards_not_approved: [409, 'conflict', 'the merchant has no cards yet'],
  cards_enough: [409, 'conflict', 'the merchant has as many cards as it may have'],
  card_frozen_by_staff: [409, 'conflict', 'staff froze the card'],
} as const satisfies ReasonTable
