import type { StaffFlag } from '../access/staff-roles.ts'

/**
 * What waits for somebody of the provider's staff (docs/decisions/0062). `_second` is what one person began
 * and another has to end: it waits for nobody who began it.
 */
export const workKinds = [
  'case',
  'case_second',
  'bank_account',
  'bank_account_stopped',
  'screening',
  'relief',
  'relief_second',
  'transfer',
  'transfer_second',
  'debit',
  'payout_held',
  'payout_failed',
  'adjustment_second',
  'write_off_second',
  'bank_file',
  'book_difference',
  'call_back',
  'contract',
  'webhook',
  'onboarding',
  'onboarding_second',
  'onboarding_call',
  'legal_entity_update',
  'store_request',
  'listing',
  'campaign',
  'ticket',
  'held_mail',
  'dispute',
  'dispute_second',
  'top_up',
  'top_up_second',
  'card_application',
  'card_limit_second',
] as const
export type WorkKind = (typeof workKinds)[number]

type WorkRule = Readonly<{
  /** Whose roles hold one of these may do it; it waits for them and for nobody else. */
  flags: readonly StaffFlag[]
  /** How long it may wait where nothing else sets its deadline, in hours. */
  promisedHours: number
}>

export const workRules: Readonly<Record<WorkKind, WorkRule>> = {
  case: { flags: ['can_decide_cases', 'can_read_licences'], promisedHours: 72 },
  case_second: { flags: ['can_decide_cases'], promisedHours: 72 },
  bank_account: { flags: ['can_decide_bank_accounts'], promisedHours: 48 },
  /** Payouts are held until somebody has called. */
  bank_account_stopped: { flags: ['can_decide_bank_accounts'], promisedHours: 4 },
  /** Somebody of ours is near a row of a list. */
  screening: { flags: ['can_decide_onboarding'], promisedHours: 24 },
  relief: { flags: ['can_propose_relief'], promisedHours: 72 },
  relief_second: { flags: ['can_decide_relief'], promisedHours: 72 },
  transfer: { flags: ['can_confirm_transfers'], promisedHours: 48 },
  transfer_second: { flags: ['can_confirm_transfers'], promisedHours: 24 },
  debit: { flags: ['can_settle_debits'], promisedHours: 72 },
  payout_held: { flags: ['can_run_settlement'], promisedHours: 72 },
  payout_failed: { flags: ['can_run_settlement'], promisedHours: 24 },
  adjustment_second: { flags: ['can_run_settlement'], promisedHours: 72 },
  write_off_second: { flags: ['can_write_off'], promisedHours: 72 },
  bank_file: { flags: ['can_reconcile'], promisedHours: 48 },
  book_difference: { flags: ['can_reconcile'], promisedHours: 24 },
  call_back: { flags: ['can_view_call_backs'], promisedHours: 24 },
  contract: { flags: ['can_decide_onboarding'], promisedHours: 24 },
  webhook: { flags: ['can_view_integrations'], promisedHours: 48 },
  store_request: { flags: ['can_decide_onboarding'], promisedHours: 72 },
  listing: { flags: ['can_decide_onboarding'], promisedHours: 48 },
  campaign: { flags: ['can_decide_onboarding'], promisedHours: 24 },
  dispute: { flags: ['can_decide_disputes'], promisedHours: 72 },
  dispute_second: { flags: ['can_decide_disputes'], promisedHours: 24 },
  /** Money that came for a wallet: its owner waits for it. */
  top_up: { flags: ['can_reconcile'], promisedHours: 24 },
  top_up_second: { flags: ['can_reconcile'], promisedHours: 24 },
  card_application: { flags: ['can_run_settlement'], promisedHours: 48 },
  card_limit_second: { flags: ['can_run_settlement'], promisedHours: 24 },
  /** Its own deadline is that of the first answer; then the merchant should not wait longer than a day. */
  ticket: { flags: ['can_answer_tickets'], promisedHours: 24 },
  held_mail: { flags: ['can_answer_tickets'], promisedHours: 24 },
  onboarding: { flags: ['can_decide_onboarding'], promisedHours: 72 },
  onboarding_second: { flags: ['can_decide_onboarding'], promisedHours: 72 },
  onboarding_call: { flags: ['can_decide_onboarding'], promisedHours: 24 },
  legal_entity_update: { flags: ['can_decide_onboarding'], promisedHours: 72 },
}

/** The kinds of work that wait for somebody with these flags. */
export function workOf(flags: Readonly<Partial<Record<StaffFlag, boolean>>>): WorkKind[] {
  return workKinds.filter((kind) => workRules[kind].flags.some((flag) => flags[flag]))
}

/**
 * What a piece of work is about, and so what is assigned: the second look at a case is assigned with the
 * case. Nothing is said of what a whole team looks at (files of the bank, differences in the books, calls,
 * held mails), nor of what is taken on its own page, where its work begins with it: an application to sell,
 * an update of a company, a ticket.
 */
export const assignables = [
  'application',
  'bank_account',
  'relief',
  'transfer',
  'debit',
  'payout',
  'adjustment',
  'write_off',
  'webhook',
  'store_request',
  'listing',
  'dispute',
  'campaign',
] as const
export type Assignable = (typeof assignables)[number]

export const assignableOf: Readonly<Record<WorkKind, Assignable | null>> = {
  case: 'application',
  case_second: 'application',
  bank_account: 'bank_account',
  bank_account_stopped: 'bank_account',
  screening: null,
  relief: 'relief',
  relief_second: 'relief',
  transfer: 'transfer',
  transfer_second: 'transfer',
  debit: 'debit',
  payout_held: 'payout',
  payout_failed: 'payout',
  adjustment_second: 'adjustment',
  write_off_second: 'write_off',
  bank_file: null,
  book_difference: null,
  call_back: null,
  contract: null,
  webhook: 'webhook',
  store_request: 'store_request',
  listing: 'listing',
  campaign: 'campaign',
  held_mail: null,
  ticket: null,
  top_up: null,
  top_up_second: null,
  card_application: null,
  card_limit_second: null,
  dispute: 'dispute',
  dispute_second: 'dispute',
  onboarding: null,
  onboarding_second: null,
  onboarding_call: null,
  legal_entity_update: null,
}

/** Whether somebody with these flags does work of this sort, and so may hold a piece of it. */
export function mayHold(
  assignable: Assignable,
  flags: Readonly<Partial<Record<StaffFlag, boolean>>>,
): boolean {
  return workOf(flags).some((kind) => assignableOf[kind] === assignable)
}

/** The lists of the console whose filters somebody may save under a name. */
export const savedLists = [
  'cases',
  'relief',
  'transfers',
  'adjustments',
  'payouts',
  'debits',
  'advances',
  'waitlist',
  'onboarding',
  'legal_entities',
  'bank_accounts',
  'store_requests',
  'listings',
  'campaigns',
  'disputes',
  'tickets',
  'call_backs',
  'mandates',
  'holds',
  'offers',
  'products',
  'screening',
  'journal',
  'accounts',
] as const
export type SavedList = (typeof savedLists)[number]

/** So many views of one list are a list of their own. */
export const savedViewsMax = 12
