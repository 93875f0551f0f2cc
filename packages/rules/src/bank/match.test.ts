import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { calendarOfCurrency } from '../calendar/working-days.ts'
import { matchDeposits, type BankEntry, type BankMatch, type SentPayout } from './match.ts'
import { namedIn, referencesOf } from './references.ts'

const calendar = calendarOfCurrency('AED')

const aPayout = (change: Partial<SentPayout> = {}): SentPayout => ({
  id: 'po_1',
  number: 'PO-100001',
  amountMinor: 2_106_117n,
  sentOn: '2026-11-16',
  bankReference: 'FT26320K9QX',
  ...change,
})
const anEntry = (change: Partial<BankEntry> = {}): BankEntry => ({
  line: 2,
  date: '2026-11-16',
  text: 'Inward transfer',
  amountMinor: 2_106_117n,
  ...change,
})
const match = (payouts: SentPayout[], entries: BankEntry[], until: CalendarDate = '2026-11-30') =>
  matchDeposits({ payouts, entries, until, calendar })

test('a deposit that names a payout belongs to it, however the bank has broken the reference', () => {
  const references = referencesOf([aPayout()])
  for (const text of [
    'FT26320K9QX',
    'ft 26320 k9qx',
    'REF:FT26320K9QX/AED',
    'DAFTAR PO-100001',
    'PO 100001',
    'PO100001X',
  ])
    expect(namedIn(text, references).size, text).toBe(1)
  for (const text of ['PO-1000012', 'XPO-100001', 'FT26320K9Q', '', 'transfer'])
    expect(namedIn(text, references).size, text).toBe(0)
})

test('reference goes before amount: the same sum twice is not mixed up', () => {
  const first = aPayout()
  const second = aPayout({
    id: 'po_2',
    number: 'PO-100002',
    bankReference: 'FT26327AAA',
    sentOn: '2026-11-17',
  })
  const late = anEntry({ line: 3, text: 'FT26320K9QX', date: '2026-11-18' })
  const early = anEntry({ line: 2, text: 'transfer', date: '2026-11-17' })
  const { arrived } = match([first, second], [early, late])
  expect(arrived.map(({ payout, entry, by }) => [payout.id, entry.line, by])).toEqual([
    ['po_1', 3, 'reference'],
    ['po_2', 2, 'amount'],
  ])
})

test('less than was sent is short by the difference, whether the payout is named or nearly met', () => {
  const named = match([aPayout()], [anEntry({ text: 'PO-100001', amountMinor: 2_000_000n })])
  expect(named.different.map(({ differenceMinor, by }) => [differenceMinor, by])).toEqual([
    [-106_117n, 'reference'],
  ])
  const charged = match([aPayout()], [anEntry({ amountMinor: 2_103_617n })])
  expect(charged.different.map(({ differenceMinor, by }) => [differenceMinor, by])).toEqual([
    [-2_500n, 'nearly'],
  ])
  const far = match([aPayout()], [anEntry({ amountMinor: 2_000_000n })])
  expect(far.different).toEqual([])
  expect(far.unknown).toHaveLength(1)
})

test('a payout is late after two working days, and only as far as the statement reaches', () => {
  // 2026-11-19 is a Thursday: two working days after it is Monday the 23rd.
  const payout = aPayout({ sentOn: '2026-11-19' })
  expect(match([payout], [], '2026-11-23').expected).toEqual([payout])
  expect(match([payout], [], '2026-11-24').late).toEqual([payout])
})

test('an amount alone speaks for a payout within five working days, never before it was sent', () => {
  const hits = (date: CalendarDate) => match([aPayout()], [anEntry({ date })]).arrived.length
  expect(hits('2026-11-15')).toBe(0)
  expect(hits('2026-11-23')).toBe(1)
  expect(hits('2026-11-24')).toBe(0)
})

/** Few days and few amounts, so that everything could belong to everything. */
const days = fc.integer({ min: 0, max: 12 }).map((after) => addDays('2024-10-04', after))
const amounts = fc.constantFrom(500n, 990n, 995n, 1_000n, 1_005n)
const payoutsOf = fc
  .array(fc.record({ sentOn: days, amountMinor: amounts, hasReference: fc.boolean() }), {
    maxLength: 14,
  })
  .map((rows) =>
    rows.map(({ hasReference, ...row }, at) =>
      aPayout({
        ...row,
        id: `po_${at}`,
        number: `PO-${200_000 + at}`,
        bankReference: hasReference ? `FT${300_000 + at}` : null,
      }),
    ),
  )
const entriesOf = fc
  .array(
    fc.record({
      date: days,
      amountMinor: amounts,
      names: fc.integer({ min: 0, max: 30 }),
    }),
    {
      maxLength: 14,
    },
  )
  .map((rows) =>
    rows.map(({ names, ...row }, at) =>
      anEntry({ ...row, line: at + 2, text: names < 14 ? `PO-${200_000 + names}` : 'cash' }),
    ),
  )

test('each deposit and each payout stands in exactly one place, whatever the bank wrote', () => {
  fc.assert(
    fc.property(payoutsOf, entriesOf, days, (payouts, entries, until) => {
      const result = matchDeposits({ payouts, entries, until, calendar })
      const pairs = [...result.arrived, ...result.different]
      const placedPayouts = [...pairs.map(({ payout }) => payout), ...result.late, ...result.expected]
      const placedEntries = [...pairs.map(({ entry }) => entry), ...result.unknown]
      expect(new Set(placedPayouts).size).toBe(payouts.length)
      expect(placedPayouts).toHaveLength(payouts.length)
      expect(new Set(placedEntries).size).toBe(entries.length)
      expect(placedEntries).toHaveLength(entries.length)
      for (const { payout, entry, differenceMinor } of pairs)
        expect(payout.amountMinor + differenceMinor).toBe(entry.amountMinor)
    }),
  )
})

test('the order of the lines and of the payouts changes nothing', () => {
  const shape = ({ arrived, different, late, expected, unknown }: BankMatch) => [
    ...[...arrived, ...different].map(({ payout, entry }) => `${payout.id}=${entry.line}`),
    ...[...late, ...expected].map(({ id }) => id),
    ...unknown.map(({ line }) => line).toSorted((left, right) => left - right),
  ]
  fc.assert(
    fc.property(payoutsOf, entriesOf, days, (payouts, entries, until) => {
      const there = matchDeposits({ payouts, entries, until, calendar })
      const back = matchDeposits({
        payouts: payouts.toReversed(),
        entries: entries.toReversed(),
        until,
        calendar,
      })
      expect(new Set(shape(back))).toEqual(new Set(shape(there)))
    }),
  )
})

test('a statement that holds every transfer under its reference leaves nothing missing and nothing unknown', () => {
  fc.assert(
    fc.property(payoutsOf, fc.integer({ min: 0, max: 9 }), (payouts, delay) => {
      const entries = payouts.map((payout, at) =>
        anEntry({
          line: at + 2,
          date: addDays(payout.sentOn, delay),
          text: `INWARD TRF ${payout.bankReference ?? payout.number} DAFTAR`,
          amountMinor: payout.amountMinor,
        }),
      )
      const result = matchDeposits({ payouts, entries: entries.toReversed(), until: '2027-01-01', calendar })
      expect(result.arrived).toHaveLength(payouts.length)
      for (const { payout, entry } of result.arrived)
        expect(entry.text).toContain(payout.bankReference ?? payout.number)
    }),
  )
})
