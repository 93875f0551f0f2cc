import { expect, test } from 'vitest'
import { addDays } from '../calendar/calendar-date.ts'
import { endsSoon, licenceAlert, noticeDue, statusByLicence, statusDue } from './expiry.ts'

const on = '2026-12-31'

test.each([
  [-31, 'active', null, null],
  [-30, 'pending_info', 'days_30', 'expires'],
  [-14, 'pending_info', 'days_14', 'expires'],
  [-3, 'pending_info', 'days_3', 'expires'],
  [0, 'suspending', 'expired', 'expires'],
  [1, 'suspending', 'expired', 'expired'],
  [29, 'suspending', 'expired', 'expired'],
  [30, 'suspended', 'suspended', 'suspended'],
] as const)('%i days from its end a licence makes an entity %s', (days, status, notice, alert) => {
  const today = addDays(on, days)
  expect(statusByLicence(on, today)).toBe(status)
  expect(noticeDue(on, today)).toBe(notice)
  expect(licenceAlert(on, today)?.kind ?? null).toBe(alert)
})

test('an entity is moved towards its suspension alone, and not while it is reviewed', () => {
  expect(statusDue('active', on, on)).toBe('suspending')
  expect(statusDue('suspended', on, on)).toBeNull()
  expect(statusDue('in_review', on, addDays(on, 60))).toBeNull()
  expect(statusDue('rejected', on, addDays(on, -10))).toBeNull()
  expect(statusDue('rejected', on, on)).toBe('suspending')
  expect(statusDue('active', null, on)).toBeNull()
})

test('an ID ends soon within thirty days, and so does one that has ended', () => {
  expect(endsSoon(on, addDays(on, -31))).toBe(false)
  expect(endsSoon(on, addDays(on, -30))).toBe(true)
  expect(endsSoon(on, addDays(on, 1))).toBe(true)
  expect(endsSoon(null, on)).toBe(false)
})
