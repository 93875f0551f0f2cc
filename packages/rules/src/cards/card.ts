import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-CRD-1. `ordered` until the issuer has made it; `frozen` takes no charge until it is unfrozen;
 * `cancelled` never does again.
 */
export const cardStatuses = ['ordered', 'active', 'frozen', 'cancelled'] as const
export type CardStatus = (typeof cardStatuses)[number]

export const cardTransitions = defineTransitions<CardStatus>({
  ordered: { active: ['bank'], cancelled: ['merchant', 'staff', 'bank'] },
  active: { frozen: ['merchant', 'staff'], cancelled: ['merchant', 'staff'] },
  frozen: { active: ['merchant', 'staff'], cancelled: ['merchant', 'staff'] },
  cancelled: {},
})

/** Words: `card_status_<label>`. */
export const cardLooks = {
  ordered: { label: 'ordered', tone: 'warning' },
  active: { label: 'active', tone: 'positive' },
  frozen: { label: 'frozen', tone: 'default' },
  cancelled: { label: 'cancelled', tone: 'negative' },
} as const satisfies Record<CardStatus, StatusLook & { label: CardStatus }>

/** So many cards a merchant has at once; cancelled ones do not count. */
export const cardsMax = 20
export const nicknameMax = 40

/** How long the details of a card are shown before they are masked again (DEC-CRD-1). */
export const detailsSeconds = 60

/** Who froze a card: a merchant does not unfreeze what staff froze. */
export const frozenBy = ['merchant', 'staff'] as const
export type FrozenBy = (typeof frozenBy)[number]

/** Whether the merchant may unfreeze a card. */
export function mayUnfreeze({
  status,
  frozen_by,
}: {
  status: CardStatus
  frozen_by: FrozenBy | null
}): boolean {
  return status === 'frozen' && frozen_by === 'merchant'
}
