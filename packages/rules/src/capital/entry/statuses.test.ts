import { expect, test } from 'vitest'
import { isFinal, movesFrom } from '../../status/moves-for-tests.ts'
import { canMove } from '../../status/transitions.ts'
import {
  applicationStatuses,
  applicationTransitions,
  isEditable,
  isInactive,
  isInactivityReminderDue,
} from '../applications/application-status.ts'
import { debitLooks, presentationTransitions } from '../advances/debit-status.ts'
import { envelopeTransitions, remindersDue } from '../signing/envelope-status.ts'
import * as advance from '../advances/advance-status.ts'
import {
  canStartNewMandate,
  isMandateSmsDue,
  mandateMessage,
  mandateStatuses,
  mandateTransitions,
} from '../debits/mandate-status.ts'
import { offerEndsOn, offerTransitions, statusAfterCancellation } from '../offers/offer-status.ts'
import { statusLook } from './status-look.ts'
import { transferTransitions } from '../advances/transfer-status.ts'

test('the seven moves of a loan and no other [DEC-LOAN-1]', () => {
  const moves = advance.advanceStatuses.flatMap((from) =>
    movesFrom(advance.advanceTransitions, from).map((to) => `${from} > ${to}`),
  )
  expect(moves.sort()).toEqual([
    'closed > overdue',
    'overdue > closed',
    'overdue > paying',
    'paying > closed',
    'paying > overdue',
    'waiting > paying',
    'waiting_for_dda > waiting',
  ])
  expect(canMove(advance.advanceTransitions, 'closed', 'overdue', 'bank')).toBe(true)
  expect(canMove(advance.advanceTransitions, 'closed', 'overdue', 'staff')).toBe(false)
  expect(canMove(advance.advanceTransitions, 'waiting', 'paying', 'merchant')).toBe(false)
})

test('a signature, a run and a missing mandate decide where a loan stands [DEC-LOAN-1]', () => {
  expect(advance.statusAtSignature(true, false)).toBe('waiting_for_dda')
  expect(advance.statusAtSignature(true, true)).toBe('waiting')
  expect(advance.statusAtSignature(false, false)).toBe('waiting')
  expect(advance.statusAfterRepayment(100n, 0n)).toBe('paying')
  expect(advance.statusAfterRepayment(100n, 1n)).toBe('overdue')
  expect(advance.statusAfterRepayment(0n, 0n)).toBe('closed')
  expect(advance.isVoidDue('waiting_for_dda', '2026-10-22', '2026-11-20')).toBe(false)
  expect(advance.isVoidDue('waiting_for_dda', '2026-10-22', '2026-11-21')).toBe(true)
  expect(advance.isVoidDue('waiting', '2026-01-01', '2026-11-21')).toBe(false)
})

test('an advance is open until closed [DEC-LOAN-9]', () => {
  expect(advance.advanceStatuses.filter(advance.isOpenAdvance)).toEqual([
    'waiting',
    'waiting_for_dda',
    'paying',
    'overdue',
  ])
})

test('rejected and cancelled are final, and each move has its actor [DEC-APPL-1]', () => {
  expect(applicationStatuses.filter((status) => isFinal(applicationTransitions, status))).toEqual([
    'rejected',
    'cancelled',
  ])
  expect(movesFrom(applicationTransitions, 'submitted', 'reviewer')).toEqual([
    'approved',
    'rejected',
    'reset',
  ])
  expect(movesFrom(applicationTransitions, 'submitted', 'staff')).toEqual(['cancelled'])
  expect(movesFrom(applicationTransitions, 'draft', 'merchant')).toEqual(['verified', 'submitted'])
  expect(movesFrom(applicationTransitions, 'reset', 'merchant')).toEqual(['submitted'])
  expect(canMove(applicationTransitions, 'submitted', 'approved', 'merchant')).toBe(false)
  expect(canMove(applicationTransitions, 'approved', 'cancelled', 'signing_service')).toBe(true)
  expect(canMove(applicationTransitions, 'submitted', 'draft')).toBe(false)
  expect(applicationStatuses.filter(isEditable)).toEqual(['draft', 'verified'])
})

test('14 days for a contract or a reset, 30 for a draft, with a reminder three days before [DEC-APPL-5]', () => {
  expect(isInactive('approved', '2026-11-07', '2026-11-20')).toBe(false)
  expect(isInactive('approved', '2026-11-07', '2026-11-21')).toBe(true)
  expect(isInactive('draft', '2026-10-22', '2026-11-21')).toBe(true)
  expect(isInactive('submitted', '2020-01-01', '2026-11-21')).toBe(false)
  expect(isInactivityReminderDue('reset', '2026-11-10', '2026-11-20')).toBe(false)
  expect(isInactivityReminderDue('reset', '2026-11-10', '2026-11-21')).toBe(true)
})

test('label and tone of every status [LOAN-32, LOAN-33, LOAN-34, LOAN-35, LOAN-36, LOAN-37, LOAN-38, LOAN-39, LOAN-40, LOAN-41]', () => {
  expect(statusLook('submitted')).toEqual({ label: 'in_review', tone: 'warning' })
  expect(statusLook('approved')).toEqual({ label: 'approved', tone: 'positive' })
  expect(statusLook('closed')).toEqual({ label: 'completed', tone: 'default' })
  expect(statusLook('paying')).toEqual({ label: 'paying', tone: 'accent' })
  expect(statusLook('overdue')).toEqual({ label: 'missed', tone: 'negative' })
  expect(statusLook('rejected')).toEqual({ label: 'rejected', tone: 'negative' })
  expect(statusLook('waiting')).toEqual({ label: 'waiting', tone: 'positive' })
  expect(statusLook('waiting_for_dda')).toEqual({ label: 'waiting_for_direct_debit', tone: 'accent' })
  expect(statusLook('reset')).toEqual({ label: 'on_hold', tone: 'warning' })
  expect(statusLook('cancelled')).toEqual({ label: 'cancelled', tone: 'default' })
})

test('a transfer is answered once [DEC-LOAN-8]', () => {
  expect(movesFrom(transferTransitions, 'ordered')).toEqual(['confirmed', 'rejected'])
  expect(isFinal(transferTransitions, 'rejected')).toBe(true)
})

test('an envelope ends signed, declined or expired, with reminders in between [DEC-APPL-4]', () => {
  expect(movesFrom(envelopeTransitions, 'sent')).toEqual(['viewed', 'signed', 'declined', 'expired'])
  expect(canMove(envelopeTransitions, 'viewed', 'sent')).toBe(false)
  expect(canMove(envelopeTransitions, 'declined', 'signed')).toBe(false)
  const sent = '2026-11-01'
  const days = ['2026-11-03', '2026-11-04', '2026-11-08', '2026-11-11', '2026-11-12'] as const
  expect(days.map((day) => remindersDue('sent', sent, day))).toEqual([0, 1, 2, 2, 3])
  expect(remindersDue('signed', sent, '2026-11-30')).toBe(0)
})

test('a mandate goes from created over the SMS and the bank to active, and a new one follows an end [DEC-LOAN-30]', () => {
  expect(canMove(mandateTransitions, 'created', 'pending', 'system')).toBe(true)
  expect(canMove(mandateTransitions, 'pending', 'waiting_for_bank_approval')).toBe(true)
  expect(movesFrom(mandateTransitions, 'waiting_for_bank_approval', 'bank')).toEqual([
    'active',
    'rejected',
    'error',
    'canceled',
  ])
  expect(movesFrom(mandateTransitions, 'active')).toEqual(['closed'])
  expect(canMove(mandateTransitions, 'pending', 'active')).toBe(false)
  expect(mandateStatuses.filter(canStartNewMandate)).toEqual(['closed', 'rejected', 'error', 'canceled'])
  expect(canStartNewMandate(null)).toBe(true)
})

test('the signing SMS is sent again after three days, at most three times [DEC-LOAN-30]', () => {
  expect(isMandateSmsDue('pending', ['2026-11-18'], '2026-11-20')).toBe(false)
  expect(isMandateSmsDue('pending', ['2026-11-18'], '2026-11-21')).toBe(true)
  expect(
    isMandateSmsDue('pending', ['2026-11-09', '2026-11-12', '2026-11-15', '2026-11-18'], '2026-11-21'),
  ).toBe(false)
  expect(isMandateSmsDue('active', ['2026-11-18'], '2026-11-21')).toBe(false)
  expect(isMandateSmsDue('pending', [], '2026-11-21')).toBe(false)
})

test('what a merchant is told about the authorisation [LOAN-43, LOAN-44, LOAN-45, LOAN-46, LOAN-47]', () => {
  expect(mandateMessage('created', 'waiting_for_dda')).toBe('sms_sent')
  expect(mandateMessage('pending', 'waiting_for_dda')).toBe('sms_sent')
  expect(mandateMessage('waiting_for_bank_approval', 'waiting_for_dda')).toBe('bank_approval')
  expect(mandateMessage('active', 'waiting')).toBe('capital_arrives')
  expect(mandateMessage('active', 'paying')).toBeNull()
  expect(mandateMessage('closed', 'paying')).toBe('no_longer_valid')
  for (const status of ['rejected', 'error', 'canceled'] as const)
    expect(mandateMessage(status, 'waiting_for_dda')).toBe('failed')
})

test('a debit is pending, paid or failed; what was presented is answered once and may be returned [LOAN-48, DEC-LOAN-32]', () => {
  expect(Object.keys(debitLooks).sort()).toEqual(['failed', 'paid', 'pending'])
  expect(movesFrom(presentationTransitions, 'pending')).toEqual(['paid', 'failed', 'unanswered'])
  expect(movesFrom(presentationTransitions, 'unanswered')).toEqual(['paid', 'failed'])
  expect(movesFrom(presentationTransitions, 'paid')).toEqual(['returned'])
  expect(isFinal(presentationTransitions, 'failed')).toBe(true)
})

test('an offer lives 30 days, hides behind an application and returns when that is cancelled in time [DEC-OFR-2]', () => {
  expect(offerEndsOn('2026-10-22')).toBe('2026-11-21')
  expect(statusAfterCancellation('2026-11-20', '2026-11-21')).toBe('active')
  expect(statusAfterCancellation('2026-10-22', '2026-11-21')).toBe('expired')
  expect(movesFrom(offerTransitions, 'hidden')).toEqual(['active', 'used', 'withdrawn', 'expired'])
  expect(canMove(offerTransitions, 'used', 'active')).toBe(false)
})
