import { describe, expect, test } from 'vitest'
import { staffRoles, type StaffRole } from './roles.ts'
import { flagsOfStaff, staffFlags, type StaffFlag } from './staff-roles.ts'

function rolesWith(flag: StaffFlag): StaffRole[] {
  return staffRoles.filter((role) => flagsOfStaff([role])[flag])
}

describe("roles of the provider's staff", () => {
  test('who decides an advance does not pay it, and who administers does neither', () => {
    expect(rolesWith('can_decide_cases')).toEqual(['underwriter'])
    expect(rolesWith('can_decide_relief')).toEqual(['underwriter'])
    expect(rolesWith('can_propose_relief')).toEqual(['underwriter', 'support_agent'])
    expect(rolesWith('can_make_offers')).toEqual(['underwriter', 'desk_admin'])
    expect(rolesWith('can_view_offers')).toEqual(['reviewer', 'underwriter', 'desk_admin'])
    expect(rolesWith('can_confirm_transfers')).toEqual(['finance'])
    expect(rolesWith('can_record_receipts')).toEqual(['finance'])
    expect(rolesWith('can_write_off')).toEqual(['underwriter', 'finance'])
    expect(rolesWith('can_run_settlement')).toEqual(['finance'])
    expect(rolesWith('can_reconcile')).toEqual(['finance'])
    expect(rolesWith('can_edit_configuration')).toEqual(['desk_admin'])
    expect(rolesWith('can_edit_experiments')).toEqual(['desk_admin'])
    expect(rolesWith('can_edit_merchants')).toEqual(['desk_admin'])
    expect(rolesWith('can_view_as')).toEqual(['desk_admin'])
    expect(rolesWith('can_open_identities')).toEqual(['desk_admin'])
    expect(rolesWith('can_view_health')).toEqual(['desk_admin'])
  })

  test('a case is seen by who administers, too; its licence is read by who reviews or decides it', () => {
    expect(rolesWith('can_view_cases')).toEqual(['reviewer', 'underwriter', 'desk_admin'])
    expect(rolesWith('can_read_licences')).toEqual(['reviewer', 'underwriter'])
  })

  test('who may sell is decided by reviewers, and seen by who administers', () => {
    expect(rolesWith('can_decide_onboarding')).toEqual(['reviewer'])
    expect(rolesWith('can_view_onboarding')).toEqual(['reviewer', 'desk_admin'])
    expect(rolesWith('can_view_screening')).toEqual(['reviewer', 'underwriter', 'desk_admin'])
  })

  test('the books are read by finance and by who administers; settlement by whoever decides advances too', () => {
    expect(rolesWith('can_view_books')).toEqual(['finance', 'desk_admin'])
    expect(rolesWith('can_view_settlement')).toEqual(['underwriter', 'finance', 'desk_admin'])
  })

  test('support and finance tell what became of a mandate; only finance says what a debit brought', () => {
    expect(rolesWith('can_view_direct_debit')).toEqual([
      'underwriter',
      'support_agent',
      'finance',
      'desk_admin',
    ])
    expect(rolesWith('can_move_mandates')).toEqual(['support_agent', 'finance'])
    expect(rolesWith('can_settle_debits')).toEqual(['finance'])
  })

  test('support sees how shops are connected, and only an administrator hands out their keys', () => {
    expect(rolesWith('can_view_integrations')).toEqual(['support_agent', 'desk_admin'])
    expect(rolesWith('can_issue_keys')).toEqual(['desk_admin'])
  })

  test('who asked to be called, and what they said of an offer, is read by support alone', () => {
    expect(rolesWith('can_view_call_backs')).toEqual(['support_agent'])
  })

  test('every right is held by some role, and every role has one', () => {
    expect(staffFlags.filter((flag) => rolesWith(flag).length === 0)).toEqual([])
    for (const role of staffRoles) expect(Object.values(flagsOfStaff([role]))).toContain(true)
  })

  test('several roles add up, none allow nothing', () => {
    const both = flagsOfStaff(['support_agent', 'finance'])
    expect(both.can_answer_tickets && both.can_confirm_transfers).toBe(true)
    expect(both.can_decide_cases).toBe(false)
    expect(Object.values(flagsOfStaff([]))).not.toContain(true)
  })
})
