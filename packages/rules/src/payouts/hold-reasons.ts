/** Why staff keep a merchant's payouts back. Words: `payouts_held_<reason>`. */
export const holdReasons = [
  'compliance_review',
  'suspected_fraud',
  'bank_details',
  'licence_expired',
  'merchant_asked',
  'other',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** Why a payout is held: a person's reason, or what the product found when it was to be sent. */
export const heldReasons = [...holdReasons, 'entity_suspended', 'account_missing'] as const
export type HeldReason = (typeof heldReasons)[number]

export function isHeldReason(text: string): text is HeldReason {
  return (heldReasons as readonly string[]).includes(text)
}
