import { expect, test } from 'vitest'
import { disputeAccounts, pocketRows, pockets, pocketSum, type PocketFacts } from './pockets.ts'

const facts: PocketFacts = {
  cycle: 'weekly',
  figures: { payoutMinor: 900n, carriedOutMinor: 0n, reserveHeldMinor: 50n, capitalMinor: 200n },
  paysOn: '2026-11-30',
  keptBackBy: null,
  requestProblem: null,
  nextRequestOn: '2026-11-27',
  later: null,
  unsent: [],
  reserves: [],
  disputedMinor: 0n,
}
const said = (more: Partial<PocketFacts>) =>
  pocketRows({ ...facts, ...more }).map(({ pocket, reason, amountMinor, on }) => [
    pocket,
    reason,
    amountMinor,
    on,
  ])
const figures = (more: Partial<PocketFacts['figures']>) => ({
  figures: { payoutMinor: 0n, carriedOutMinor: 0n, reserveHeldMinor: 0n, capitalMinor: 0n, ...more },
})

test('each part of the next payout is in a pocket, and what is nothing is not told', () => {
  const rows = pocketRows(facts)
  expect(said({})).toEqual([
    ['available', 'next_payout', 900n, '2026-11-30'],
    ['reserved', 'reserve_of_next', 50n, '2026-11-30'],
    ['owed_to_advance', 'next_repayment', 200n, '2026-11-30'],
  ])
  expect(pocketSum(rows)).toBe(1_150n)
  expect(pockets.map((pocket) => pocketSum(rows, pocket))).toEqual([900n, 0n, 0n, 50n, 0n, 200n])
})

test.each([
  [
    'a hold keeps the next payout',
    { keptBackBy: 'bank_details' as const },
    ['held', 'bank_details', 900n, null],
  ],
  ['on request', { cycle: 'flexible' as const }, ['available', 'on_request', 900n, '2026-11-30']],
  [
    'on request, too small',
    { cycle: 'flexible' as const, requestProblem: 'too_small' as const },
    ['held', 'below_minimum', 900n, null],
  ],
  [
    'on request, asked today',
    { cycle: 'flexible' as const, requestProblem: 'once_a_day' as const },
    ['held', 'once_a_day', 900n, '2026-11-27'],
  ],
  [
    'more refunded than sold',
    figures({ carriedOutMinor: -300n }),
    ['available', 'below_zero', -300n, '2026-11-30'],
  ],
  ['less than its fee', figures({ carriedOutMinor: 25n }), ['held', 'too_small', 25n, '2026-11-30']],
])('where the next payout stands: %s', (_, more, row) => {
  expect(said(more)[0]).toEqual(row)
})

test('closed payouts, reserves, disputes and what moved after the cut-off have a row each', () => {
  const unsent = (id: string, status: PocketFacts['unsent'][number]['status']) => ({
    id,
    status,
    amountMinor: 1n,
    heldReason: status === 'held' ? ('licence_expired' as const) : null,
    arrivesOn: '2026-11-24' as const,
  })
  expect(
    said({
      ...figures({}),
      unsent: [unsent('a', 'pending'), unsent('b', 'in_transit'), unsent('c', 'held'), unsent('d', 'failed')],
      later: { amountMinor: 2n, on: '2026-12-07' },
      reserves: [{ payoutId: 'e', amountMinor: 3n, on: '2026-12-01' }],
      disputedMinor: 4n,
    }),
  ).toEqual([
    ['on_its_way', 'being_sent', 1n, '2026-11-24'],
    ['on_its_way', 'at_the_bank', 1n, '2026-11-24'],
    ['held', 'licence_expired', 1n, null],
    ['held', 'refused_by_bank', 1n, null],
    ['held', 'after_cut_off', 2n, '2026-12-07'],
    ['reserved', 'kept_in_reserve', 3n, '2026-12-01'],
    ['in_dispute', 'in_dispute', 4n, null],
  ])
})

test('what is in dispute stands on the accounts that the steps of disputes are booked to', () => {
  expect(disputeAccounts()).toEqual(['dispute_clearing'])
})
