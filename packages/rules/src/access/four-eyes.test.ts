import { describe, expect, test } from 'vitest'
import { mayDecide, needsSecond, type Deciding, type FourEyesAct } from './four-eyes.ts'

const above = (currency: string) => (currency === 'AED' ? 10_000_000n : null)
const sums = {
  'below the limit': { amountMinor: 9_999_999n, currency: 'AED' },
  'at the limit': { amountMinor: 10_000_000n, currency: 'AED' },
  'above the limit': { amountMinor: 10_000_001n, currency: 'AED' },
  'in a currency without a limit': { amountMinor: 10_000_001n, currency: 'SAR' },
}
type At = keyof typeof sums

test.each([
  ['below the limit', false],
  ['at the limit', false],
  ['above the limit', true],
  ['in a currency without a limit', false],
] as const)('a sum %s needs a second person: %s', (at, expected) => {
  expect(needsSecond(sums[at], above)).toBe(expected)
})

/** Who was first decides alone at these sums, to another account at these, and takes it back or not. */
const table: Record<FourEyesAct, { alone: readonly At[]; elsewhere: readonly At[]; takesBack: boolean }> = {
  approve_application: { ...upToTheLimit(), takesBack: false },
  confirm_transfer: { ...upToTheLimit(), takesBack: false },
  send_again: { ...upToTheLimit(), takesBack: false },
  hand_over_receipt: { ...upToTheLimit(), takesBack: false },
  adjustment: { alone: [], elsewhere: [], takesBack: true },
  write_off: { alone: [], elsewhere: [], takesBack: true },
  heavy_offer: { alone: [], elsewhere: [], takesBack: true },
  relief: { alone: [], elsewhere: [], takesBack: false },
  approve_onboarding: { alone: [], elsewhere: [], takesBack: true },
  approve_listed: { alone: [], elsewhere: [], takesBack: false },
  decide_dispute: { ...upToTheLimit(), takesBack: true },
  match_top_up: { ...upToTheLimit(), takesBack: true },
  undo_top_up: { alone: [], elsewhere: [], takesBack: true },
  switch_experiment: { alone: [], elsewhere: [], takesBack: true },
  card_limit: { ...upToTheLimit(), takesBack: true },
}

function upToTheLimit() {
  const alone: At[] = ['below the limit', 'at the limit', 'in a currency without a limit']
  return { alone, elsewhere: [] }
}

describe.each(Object.entries(table) as [FourEyesAct, (typeof table)[FourEyesAct]][])('%s', (act, row) => {
  const by = (staffId: string, given: Partial<Deciding> = {}) =>
    mayDecide(act, { firstId: 'first', staffId, ...given })

  test.each(Object.keys(sums) as At[])('%s: who was first alone, another person always', (at) => {
    const money = { sum: sums[at], above }
    expect(by('first', { money })).toBe(row.alone.includes(at))
    expect(by('first', { money: { ...money, isElsewhere: true } })).toBe(row.elsewhere.includes(at))
    expect(by('second', { money })).toBe(true)
    expect(by('second', { money: { ...money, isElsewhere: true } })).toBe(true)
  })

  test('once it waits for a second person, who was first may take it back or not', () => {
    expect(by('first')).toBe(false)
    expect(by('first', { isTakenBack: true })).toBe(row.takesBack)
    expect(by('second')).toBe(true)
    expect(by('second', { isTakenBack: true })).toBe(true)
  })

  test('where nobody was first, anybody may', () => {
    expect(by('second', { firstId: null })).toBe(true)
  })
})
