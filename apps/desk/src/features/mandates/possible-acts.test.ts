import type { PresentationStatus } from '@daftar/rules/capital/advances/debit-status'
import { expect, test } from 'vitest'
import { debitActs, mandateActs } from './possible-acts.ts'

const fresh = { can_resend: false, can_start_new: false }

test('the desk offers what a mandate allows as it stands, and a new one only after an end [DEC-LOAN-30]', () => {
  expect(mandateActs({ status: 'pending', ...fresh, can_resend: true }, true)).toEqual([
    'error',
    'canceled',
    'resend',
  ])
  expect(mandateActs({ status: 'waiting_for_bank_approval', ...fresh }, true)).toEqual([
    'active',
    'rejected',
    'error',
    'canceled',
  ])
  expect(mandateActs({ status: 'active', ...fresh }, true)).toEqual(['closed'])
  expect(mandateActs({ status: 'closed', ...fresh, can_start_new: true }, true)).toEqual(['start'])
  expect(mandateActs({ status: 'active', ...fresh }, false)).toEqual([])
})

test('a debit is paid or failed, then received once or returned; chased, it may stay unanswered [DEC-LOAN-32]', () => {
  const acts = (status: PresentationStatus, given: Partial<Parameters<typeof debitActs>[0]> = {}) =>
    debitActs({ status, received_on: null, chased_on: null, ...given }, true)
  expect(acts('pending')).toEqual(['paid', 'failed'])
  expect(acts('pending', { chased_on: '2026-11-11' })).toEqual(['paid', 'failed', 'unanswered'])
  expect(acts('unanswered', { chased_on: '2026-11-11' })).toEqual(['paid', 'failed'])
  expect(acts('paid')).toEqual(['returned', 'receive'])
  expect(acts('paid', { received_on: '2026-11-10' })).toEqual(['returned'])
  expect(acts('failed')).toEqual([])
  expect(debitActs({ status: 'pending', received_on: null, chased_on: null }, false)).toEqual([])
})
