import type { CalendarDate } from '../../calendar/calendar-date.ts'
import { expect, test } from 'vitest'
import {
  filledRows,
  isScanned,
  periodVerdict,
  statementBytesMax,
  statementRequirements,
  statementVerdict,
} from './statement-rules.ts'

const text = 'Account statement of Oud House LLC, AE07 0331 2345 6789 0123 456'
const file = {
  bytes: 20_000,
  isPdf: true,
  isEncrypted: false,
  hasPassword: false,
  opened: { pages: 1, text },
}

test('only PDF, at most 150000 KB of 1,024 bytes [WIZ-52, WIZ-54, CAP-15, DEC-WIZ-12]', () => {
  expect(statementVerdict(file)).toBe('ok')
  expect(statementVerdict({ ...file, isPdf: false })).toBe('file_type')
  expect(statementBytesMax).toBe(153_600_000)
  expect(statementVerdict({ ...file, bytes: 153_600_000 })).toBe('ok')
  expect(statementVerdict({ ...file, bytes: 153_600_001 })).toBe('file_too_large')
})

test('without a text layer a file is a scan, a stamped page number does not help [WIZ-53, DEC-WIZ-9]', () => {
  expect(statementVerdict({ ...file, opened: { pages: 3, text: '' } })).toBe('statement_scanned')
  expect(statementVerdict({ ...file, opened: { pages: 3, text: '1 2 3 — © …' } })).toBe('statement_scanned')
  expect(isScanned({ pages: 1, text: 'كشف حساب الشركة' })).toBe(false)
})

test('an encrypted file needs its password, and the right one [WIZ-56]', () => {
  const encrypted = { ...file, isEncrypted: true, opened: null }
  expect(statementVerdict(encrypted)).toBe('statement_password_required')
  expect(statementVerdict({ ...encrypted, hasPassword: true })).toBe('statement_password_wrong')
  expect(statementVerdict({ ...encrypted, hasPassword: true, opened: { pages: 1, text } })).toBe('ok')
  expect(statementVerdict({ ...file, opened: null })).toBe('statement_unreadable')
  expect(statementVerdict({ ...file, opened: { pages: 0, text: '' } })).toBe('statement_unreadable')
})

test('six months back and seven days fresh on the day of submission, all files together [WIZ-62, WIZ-63, DEC-WIZ-9]', () => {
  const today = '2026-11-21'
  const period = (firstEntry: CalendarDate | null, lastEntry: CalendarDate | null) => ({
    firstEntry,
    lastEntry,
  })
  expect(periodVerdict([period('2026-05-21', '2026-11-14')], today)).toBe('ok')
  expect(periodVerdict([period('2026-05-22', '2026-11-14')], today)).toBe('statement_starts_too_late')
  expect(periodVerdict([period('2026-05-21', '2026-11-13')], today)).toBe('statement_ends_too_early')
  expect(periodVerdict([period('2026-08-01', '2026-11-20'), period('2026-05-01', '2026-07-31')], today)).toBe(
    'ok',
  )
})

test('dates that could not be read go to the reviewer [DEC-WIZ-9]', () => {
  const today = '2026-11-21'
  const unread = { firstEntry: null, lastEntry: null }
  expect(periodVerdict([unread], today)).toBe('to_reviewer')
  expect(periodVerdict([], today)).toBe('to_reviewer')
  expect(periodVerdict([unread, { firstEntry: '2026-09-01', lastEntry: '2026-11-20' }], today)).toBe(
    'to_reviewer',
  )
  expect(periodVerdict([unread, { firstEntry: '2026-01-01', lastEntry: '2026-11-20' }], today)).toBe('ok')
})

test('several files, empty rows dropped [WIZ-50, DEC-WIZ-10]', () => {
  const row = (url: string) => ({ url, password: '' })
  expect(filledRows([row('f1'), row(''), row('f2')])).toEqual([row('f1'), row('f2')])
})

test('the five requirements of the dialog, in the order they are stated', () => {
  expect(statementRequirements).toEqual([
    'business_account',
    'entity_name_and_iban_visible',
    'first_entry_six_months_ago',
    'last_entry_seven_days_ago',
    'downloaded_from_online_bank',
  ])
})
