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
      const placedPayouts = [
        ...pairs.map(({ payout }) => payout),
        ...result.together.flatMap((one) => one.payouts),
        ...result.late,
        ...result.expected,
      ]
      const placedEntries = [
        ...[...pairs, ...result.together].map(({ entry }) => entry),
        ...result.unknown,
        ...result.repeated,
      ]
      expect(new Set(placedPayouts).size).toBe(payouts.length)
      expect(placedPayouts).toHaveLength(payouts.length)
      expect(new Set(placedEntries).size).toBe(entries.length)
      expect(placedEntries).toHaveLength(entries.length)
      for (const { payout, entry, differenceMinor } of pairs)
        expect(payout.amountMinor + differenceMinor).toBe(entry.amountMinor)
      for (const one of result.together)
        expect(one.payouts.reduce((sum, payout) => sum + payout.amountMinor, 0n)).toBe(one.entry.amountMinor)
    }),
  )
})

test('the order of the lines and of the payouts changes nothing', () => {
  const shape = ({ arrived, together, different, late, expected, unknown }: BankMatch) => [
    ...together.map(({ payouts, entry }) => `${payouts.map(({ id }) => id).join('+')}=${entry.line}`),
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

test('of equal amounts the older payout has the earlier line, and none is left that could have one', () => {
  const [older, newer] = [
    aPayout({ id: 'po_1', bankReference: null }),
    aPayout({ id: 'po_2', number: 'PO-100002', bankReference: null, sentOn: '2026-11-17' }),
  ]
  // Five working days after the 16th are over on the 23rd: the line of the 24th can only be the newer one.
  const lines = [anEntry({ line: 2, date: '2026-11-17' }), anEntry({ line: 3, date: '2026-11-24' })]
  expect(match([newer, older], lines).arrived.map(({ payout, entry }) => [payout.id, entry.line])).toEqual([
    ['po_1', 2],
    ['po_2', 3],
  ])
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 8 }), (sent) => {
      const payouts = sent.map((sentOn, at) =>
        aPayout({ id: `po_${at}`, number: `PO-${300_000 + at}`, bankReference: null, sentOn }),
      )
      // Of texts of their own: lines that begin anew as they began are a file that was put in twice.
      const arrive = payouts.map(({ sentOn }, at) =>
        anEntry({ line: at + 2, date: addDays(sentOn, at % 3), text: `INWARD TRF ${'abcdefgh'[at]}` }),
      )
      const { arrived, unknown } = match(payouts, arrive, '2027-01-01')
      expect([arrived.length, unknown.length]).toEqual([payouts.length, 0])
    }),
  )
})

test('one line of the bank may be several payouts, where their sum is the only one it can be', () => {
  const payouts = [100_003n, 200_005n, 400_011n, 800_017n].map((amountMinor, at) =>
    aPayout({ id: `po_${at}`, number: `PO-${300_000 + at}`, bankReference: null, amountMinor }),
  )
  const sum = anEntry({ amountMinor: 600_016n })
  const found = (entry: BankEntry, all = payouts) =>
    match(all, [entry]).together.map((one) => one.payouts.map(({ id }) => id))
  expect(found(sum)).toEqual([['po_1', 'po_2']])
  expect(match(payouts, [sum]).unknown).toEqual([])
  // It names one of them, and the rest is another.
  expect(found(anEntry({ amountMinor: 1_000_022n, text: 'PO-300003' }))).toEqual([['po_1', 'po_3']])
  // Two choices make the same sum: nobody can tell.
  const twin = aPayout({ id: 'po_9', number: 'PO-300009', bankReference: null, amountMinor: 200_005n })
  expect(found(sum, [...payouts, twin])).toEqual([])
  expect(match([...payouts, twin], [sum]).unknown).toHaveLength(1)
})

test('the same file twice says the same as once, and its second half is told as repeated', () => {
  fc.assert(
    fc.property(payoutsOf, entriesOf, days, (payouts, entries, until) => {
      fc.pre(entries.length > 1)
      const again = entries.map((entry, at) => ({ ...entry, line: entries.length + at + 2 }))
      const once = matchDeposits({ payouts, entries, until, calendar })
      const twice = matchDeposits({ payouts, entries: [...entries, ...again], until, calendar })
      expect({ ...twice, repeated: [] }).toEqual({ ...once, repeated: [] })
      expect(twice.repeated).toHaveLength(once.repeated.length + entries.length)
    }),
  )
})

test('a line that names a payout is never another one by its amount, also where it is written twice', () => {
  const [first, second] = [aPayout(), aPayout({ id: 'po_2', number: 'PO-100002', bankReference: 'FT9' })]
  const named = anEntry({ text: 'FT26320K9QX' })
  const result = match([first, second], [named, { ...named, line: 3 }])
  expect(result.arrived.map(({ payout }) => payout.id)).toEqual(['po_1'])
  expect(result.repeated.map(({ line }) => line)).toEqual([3])
  expect(result.late).toEqual([second])
})
