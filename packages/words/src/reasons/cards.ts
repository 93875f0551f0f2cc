import type { cardsReasons } from '@daftar/contract/reasons/cards'
import { m } from '../compiled.ts'

export const cardsReasonTexts: Record<keyof typeof cardsReasons, () => string> = {
  cards_off: m.error_cards_off,
  cards_not_approved: m.error_cards_not_approved,
  cards_enough: m.error_cards_enough,
  card_frozen_by_staff: m.error_card_frozen_by_staff,
}
