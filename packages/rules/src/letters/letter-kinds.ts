/** What letters are about, as people choose what they are told of. */
export const letterTopics = [
  'security',
  'payouts',
  'orders',
  'disputes',
  'shop_messages',
  'files',
  'offers',
  'applications',
  'company',
  'stores',
  'marketing',
  'ads',
  'contracts',
  'advances',
  'support',
] as const
export type LetterTopic = (typeof letterTopics)[number]

/** Every kind of letter and what it is about; those of `staff` go to the provider's own people. */
export const letterKinds = {
  sign_in_code: 'security',
  sign_in_changed: 'security',
  user_invited: 'security',
  part_asked: 'security',
  contact_asked: 'security',
  bank_account_waiting: 'security',
  bank_account_declined: 'security',
  bank_account_effective: 'security',
  bank_account_stopped: 'security',
  payout_sent: 'payouts',
  payout_failed: 'payouts',
  refund_waits: 'payouts',
  payout_in_wallet: 'payouts',
  wallet_topped_up: 'payouts',
  wallet_top_up_undone: 'payouts',
  wallet_withdrawal_paid: 'payouts',
  wallet_withdrawal_failed: 'payouts',
  card_approved: 'payouts',
  card_declined: 'payouts',
  card_created: 'security',
  card_frozen: 'security',
  payouts_file: 'files',
  orders_to_capture: 'orders',
  dispute_opened: 'disputes',
  dispute_reminder: 'disputes',
  dispute_sent: 'disputes',
  dispute_ended: 'disputes',
  shop_failing: 'shop_messages',
  shop_paused: 'shop_messages',
  shop_resumed: 'shop_messages',
  offer_made: 'offers',
  application_idle: 'applications',
  application_reset: 'applications',
  application_rejected: 'applications',
  onboarding_received: 'applications',
  onboarding_call: 'applications',
  onboarding_details: 'applications',
  onboarding_changes: 'applications',
  onboarding_approved: 'applications',
  onboarding_declined: 'applications',
  sales_contract_ready: 'contracts',
  sales_contract_signed: 'contracts',
  sales_contract_completed: 'contracts',
  legal_entity_expires: 'company',
  legal_entity_expired: 'company',
  legal_entity_suspended: 'company',
  legal_entity_owner_id: 'company',
  legal_entity_received: 'company',
  legal_entity_changes: 'company',
  legal_entity_approved: 'company',
  legal_entity_rejected: 'company',
  store_request_approved: 'stores',
  store_request_declined: 'stores',
  listing_published: 'stores',
  listing_rejected: 'stores',
  listing_unpublished: 'stores',
  shop_platform_broken: 'marketing',
  campaign_approved: 'ads',
  campaign_rejected: 'ads',
  campaign_finished: 'ads',
  contract_ready: 'contracts',
  contract_reminder: 'contracts',
  contract_signed: 'contracts',
  contract_expired: 'contracts',
  advance_funded: 'advances',
  advance_refused: 'advances',
  advance_short: 'advances',
  advance_back_on_track: 'advances',
  advance_flagged: 'advances',
  advance_unanswered: 'advances',
  advance_closed: 'advances',
  advance_paid_off: 'advances',
  advance_written_off: 'advances',
  advance_voided: 'advances',
  relief_decided: 'advances',
  ticket_answered: 'support',
  ticket_resolved: 'support',
  staff_application_overdue: 'staff',
  staff_bank_account_stopped: 'staff',
  staff_advance_flagged: 'staff',
  staff_advance_stopped: 'staff',
  staff_debits_unanswered: 'staff',
  staff_books_differ: 'staff',
  staff_ticket_late: 'staff',
  staff_mail_tried: 'staff',
} as const satisfies Record<string, LetterTopic | 'staff'>
export type LetterKind = keyof typeof letterKinds

/** Whether a letter goes to the provider's own people. */
export function isToStaff(kind: LetterKind): boolean {
  return letterKinds[kind] === 'staff'
}

/**
 * Whether a letter is told inside the application too: all that reach a merchant, but for codes, which nobody
 * reads twice.
 */
export function isToldInside(kind: LetterKind): boolean {
  return !isToStaff(kind) && kind !== 'sign_in_code'
}

/** The kinds of letters about something. */
export function kindsAbout(topics: readonly LetterTopic[]): LetterKind[] {
  const wanted: readonly string[] = topics
  return (Object.keys(letterKinds) as LetterKind[]).filter((kind) => wanted.includes(letterKinds[kind]))
}
