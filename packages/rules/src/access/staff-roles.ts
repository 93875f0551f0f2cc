import type { StaffRole } from './roles.ts'

/** What the operator console lets staff do; the queue of a role is the first thing it may view. */
export const staffFlags = [
  'can_view_cases',
  'can_read_licences',
  'can_decide_cases',
  'can_view_waitlist',
  'can_view_relief',
  'can_propose_relief',
  'can_decide_relief',
  'can_view_advances',
  'can_record_receipts',
  'can_write_off',
  'can_view_offers',
  'can_make_offers',
  'can_view_transfers',
  'can_confirm_transfers',
  'can_view_direct_debit',
  'can_move_mandates',
  'can_settle_debits',
  'can_view_settlement',
  'can_run_settlement',
  'can_view_books',
  'can_reconcile',
  'can_answer_tickets',
  'can_view_call_backs',
  'can_view_merchants',
  'can_edit_merchants',
  'can_view_integrations',
  'can_issue_keys',
  'can_move_clock',
  'can_view_audit',
  'can_verify_audit',
  'can_edit_experiments',
  'can_edit_configuration',
  'can_open_identities',
] as const
export type StaffFlag = (typeof staffFlags)[number]
export type StaffFlags = Readonly<Record<StaffFlag, boolean>>

/** Money is decided by one role and paid by another; administration touches neither. */
const roleFlags: Readonly<Record<StaffRole, readonly StaffFlag[]>> = {
  reviewer: [
    'can_view_cases',
    'can_read_licences',
    'can_view_offers',
    'can_view_merchants',
    'can_move_clock',
    'can_view_audit',
  ],
  underwriter: [
    'can_view_cases',
    'can_read_licences',
    'can_decide_cases',
    'can_view_offers',
    'can_make_offers',
    'can_view_relief',
    'can_propose_relief',
    'can_decide_relief',
    'can_view_waitlist',
    'can_view_advances',
    'can_write_off',
    'can_view_transfers',
    'can_view_direct_debit',
    'can_view_settlement',
    'can_view_merchants',
    'can_move_clock',
    'can_view_audit',
  ],
  support_agent: [
    'can_view_advances',
    'can_view_relief',
    'can_propose_relief',
    'can_view_waitlist',
    'can_view_direct_debit',
    'can_move_mandates',
    'can_answer_tickets',
    'can_view_call_backs',
    'can_view_merchants',
    'can_view_integrations',
    'can_move_clock',
  ],
  finance: [
    'can_view_advances',
    'can_record_receipts',
    'can_write_off',
    'can_view_relief',
    'can_view_transfers',
    'can_confirm_transfers',
    'can_view_direct_debit',
    'can_move_mandates',
    'can_settle_debits',
    'can_view_settlement',
    'can_run_settlement',
    'can_view_books',
    'can_reconcile',
    'can_view_merchants',
    'can_move_clock',
    'can_view_audit',
  ],
  desk_admin: [
    'can_view_advances',
    'can_view_relief',
    'can_view_cases',
    'can_view_offers',
    'can_make_offers',
    'can_view_waitlist',
    'can_view_transfers',
    'can_view_direct_debit',
    'can_view_settlement',
    'can_view_books',
    'can_view_merchants',
    'can_edit_merchants',
    'can_view_integrations',
    'can_issue_keys',
    'can_move_clock',
    'can_view_audit',
    'can_verify_audit',
    'can_edit_experiments',
    'can_edit_configuration',
    'can_open_identities',
  ],
}

/** A member of staff may hold several roles: what one of them allows is allowed. */
export function flagsOfStaff(roles: readonly StaffRole[]): StaffFlags {
  const isAllowed = (flag: StaffFlag) => roles.some((role) => roleFlags[role].includes(flag))
  return Object.fromEntries(staffFlags.map((flag) => [flag, isAllowed(flag)])) as Record<StaffFlag, boolean>
}

/** Nobody approves what they proposed, whatever their roles. */
export function mayApprove(approverId: string, proposerId: string): boolean {
  return approverId !== proposerId
}
