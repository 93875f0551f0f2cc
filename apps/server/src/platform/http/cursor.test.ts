import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { expect, test } from 'vitest'
import { cursorOf, dayPart, instantPart, numberPart, textPart } from './cursor.ts'

interface Position {
  at: Date
  account: string
  number: bigint
}
const cursor = cursorOf<Position>({ at: instantPart, account: textPart, number: numberPart })
const position = {
  at: new Date('2026-11-23T06:00:00.123Z'),
  account: 'merchant_payable:mer_noor',
  number: 42n,
}
const token = (text: string) => Buffer.from(text).toString('base64url')

test('a page goes on where the last one ended [REQ-08]', () => {
  expect(cursor.read(cursor.write(position))).toEqual(position)
  const days = cursorOf<{ on: CalendarDate }>({ on: dayPart })
  expect(days.read(days.write({ on: '2026-11-23' }))).toEqual({ on: '2026-11-23' })
})

test.each([
  undefined,
  '',
  'not a token',
  token('1'),
  token('x|mer_noor|1'),
  token("1|1' or true --|1"),
  token('1|mer_noor|-1'),
  token('1|mer_noor|1|1'),
  token(`253402300800000|mer_noor|1`),
  token(`1|${'a'.repeat(161)}|1`),
  token('{"at":1}'),
])('a token that is not ours begins at the first page: %s [REQ-10]', (given) => {
  expect(cursor.read(given)).toBeNull()
})
