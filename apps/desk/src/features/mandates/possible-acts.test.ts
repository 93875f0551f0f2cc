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

test('a debit is paid or failed, then received once or returned [DEC-LOAN-32]', () => {
  expect(debitActs({ status: 'pending', received_on: null }, true)).toEqual(['paid', 'failed'])
  expect(debitActs({ status: 'paid', received_on: null }, true)).toEqual(['returned', 'receive'])
  expect(debitActs({ status: 'paid', received_on: '2026-11-10' }, true)).toEqual(['returned'])
  expect(debitActs({ status: 'failed', received_on: null }, true)).toEqual([])
  expect(debitActs({ status: 'pending', received_on: null }, false)).toEqual([])
})
