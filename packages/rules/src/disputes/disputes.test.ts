import { describe, expect, test } from 'vitest'
import { isFinal, movesFrom } from '../status/moves-for-tests.ts'
import { answerFaults, atDeadline, isComplete, type Answer } from './answer.ts'
import {
  disputeStatuses,
  disputeTransitions,
  disputeTypes,
  isActive,
  mayAnswer,
  reminderStep,
  respondBy,
  timeToRespond,
} from './dispute.ts'
import { checklistOf, evidenceOf, learnedFrom, unjudged } from './evidence.ts'

const hour = 3_600_000
const day = 24 * hour
const opened = Date.UTC(2026, 10, 22, 8)

test('a dispute is approved, challenged or taken back, and decided by the provider alone [DSP-14, DEC-DSP-10]', () => {
  expect(movesFrom(disputeTransitions, 'pending', 'merchant')).toEqual(['approved', 'arbitration'])
  expect(movesFrom(disputeTransitions, 'pending', 'shopper')).toEqual(['cancelled'])
  expect(movesFrom(disputeTransitions, 'arbitration', 'merchant')).toEqual([])
  expect(movesFrom(disputeTransitions, 'arbitration', 'staff')).toEqual(['approved', 'declined', 'cancelled'])
  expect(disputeStatuses.filter((status) => isFinal(disputeTransitions, status))).toEqual([
    'declined',
    'cancelled',
    'approved',
  ])
  expect(disputeStatuses.filter(isActive)).toEqual(['pending', 'arbitration'])
})

test('an answer is possible for 14 days, to the last millisecond, while nobody answered [DEC-DSP-11]', () => {
  const until = respondBy(opened)
  expect(until).toBe(opened + 14 * day)
  expect(mayAnswer({ status: 'pending', respondByMs: until }, until - 1)).toBe(true)
  expect(mayAnswer({ status: 'pending', respondByMs: until }, until)).toBe(false)
  expect(mayAnswer({ status: 'arbitration', respondByMs: until }, opened)).toBe(false)
})

test('reminders fall due three days and 24 hours before the end', () => {
  const until = respondBy(opened)
  const at = (before: number) => reminderStep(until, until - before)
  expect([at(3 * day + 1), at(3 * day), at(day + 1), at(day), at(0)]).toEqual([0, 1, 1, 2, 2])
})

test('what is left is counted in days, hours and minutes, and never below nothing', () => {
  expect(timeToRespond(opened + 2 * day + 5 * hour + 47 * 60_000, opened)).toEqual({
    days: 2,
    hours: 5,
    minutes: 47,
  })
  expect(timeToRespond(opened, opened + day)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

const answer = (given: Partial<Answer> = {}): Answer => ({
  reason: 'order_on_its_way',
  comment: '',
  amountMinor: null,
  attachments: 0,
  ...given,
})

describe('an answer [DEC-DSP-8]', () => {
  test.each([
    [{ reason: null }, { reason: 'choose_option' }],
    [{}, {}],
    [{ reason: 'other', comment: ' ' }, { comment: 'required' }],
    [{ reason: 'other', comment: 'It left.' }, {}],
    [{ reason: 'already_delivered' }, { attachments: 'required' }],
    [{ reason: 'already_delivered', attachments: 1 }, {}],
    [{ attachments: 6 }, { attachments: 'too_long' }],
    [{ reason: 'amount_should_differ' }, { amount: 'required' }],
    [{ reason: 'amount_should_differ', amountMinor: 0n }, { amount: 'below_minimum' }],
    [{ reason: 'amount_should_differ', amountMinor: 1_000n }, { amount: 'above_maximum' }],
    [{ reason: 'amount_should_differ', amountMinor: 999n }, {}],
  ] as const)('%o lacks %o', (given, faults) => {
    expect(answerFaults(answer(given), 1_000n)).toEqual(faults)
  })

  test('is sent by itself where it is whole, else the shopper is refunded', () => {
    expect(isComplete(answer(), 1_000n)).toBe(true)
    expect(atDeadline(answer(), 1_000n)).toBe('send')
    expect(atDeadline(answer({ reason: 'other' }), 1_000n)).toBe('approve')
    expect(atDeadline(null, 1_000n)).toBe('approve')
  })
})

test('each type has a checklist that begins with the order, and a verdict marks each item once [DSP-16]', () => {
  for (const type of disputeTypes) {
    const items = checklistOf(type)
    expect(items[0]).toBe('order')
    expect(
      unjudged(
        type,
        items.map((item) => ({ item, mark: 'counted' })),
      ),
    ).toEqual([])
    expect(unjudged(type, [])).toEqual(items)
  }
  const twice = [{ item: 'order', mark: 'counted' } as const, { item: 'order', mark: 'missing' } as const]
  expect(unjudged('unreceived_refund', twice)).toContain('order')
})

test('what is known makes an item ready, and what was typed or added does', () => {
  const known = { confirmedByCode: true, hasAddress: true, refunds: 1, earlierOrders: 2 }
  const nothing = { confirmedByCode: false, hasAddress: false, refunds: 0, earlierOrders: 0 }
  const ready = (
    type: (typeof disputeTypes)[number],
    facts: typeof known,
    trackingNumber = '',
    files: ('proof' | null)[] = [],
  ) =>
    evidenceOf(type, facts, { trackingNumber, files }).flatMap(({ item, state }) =>
      state === 'ready' ? item : [],
    )
  expect(ready('not_delivered', nothing)).toEqual(['order'])
  expect(ready('not_delivered', known, '33', ['proof'])).toEqual([
    'order',
    'address',
    'tracking',
    'proof',
    'history',
  ])
  expect(ready('unreceived_refund', known, ' ', [null])).toEqual(['order', 'refund', 'history'])
  expect(ready('identity_theft', known)).toEqual(['order', 'confirmation', 'address', 'history'])
})

test('a checklist learns what earlier verdicts counted and missed', () => {
  const verdict = (mark: 'counted' | 'missing') => [{ item: 'proof', mark } as const]
  expect(learnedFrom('not_delivered', [verdict('missing'), verdict('missing'), verdict('counted')])).toEqual([
    { item: 'proof', learned: { counted: 1, not_counted: 0, missing: 2 } },
  ])
  expect(learnedFrom('unreceived_refund', [])).toEqual([])
})
