import { expect, test } from 'vitest'
import { changesBetween } from './case-changes.ts'
import type { DeskCase } from './queries.ts'

test('a reviewer whose version is stale learns that a colleague has decided', () => {
  expect(changesBetween(aCase(), aCase({ status: 'rejected' }))).toEqual([
    { kind: 'status', from: 'submitted', to: 'rejected' },
  ])
})

test('a new proposal, and one that was returned, are told by name', () => {
  const proposed = aCase({}, { by: 'Samir', at: '2026-11-21T08:00:00.000Z' })
  expect(changesBetween(aCase(), proposed)).toEqual([{ kind: 'proposed', by: 'Samir' }])
  expect(changesBetween(proposed, aCase())).toEqual([{ kind: 'returned' }])
  expect(changesBetween(proposed, proposed)).toEqual([])
})

test('what the merchant sent anew is told', () => {
  const anew = {
    amount: '60000.00',
    tenor: 12,
    bank_statements: [{ url: 'file_2' }],
    legal_info: { cr_number: '2' },
  }
  expect(changesBetween(aCase(), aCase(anew as never)).map(({ kind }) => kind)).toEqual([
    'amount',
    'tenor',
    'statements',
    'details',
  ])
})

function aCase(
  change: Partial<DeskCase['application']> = {},
  proposal: { by: string; at: string } | null = null,
): DeskCase {
  const application = { status: 'submitted', amount: '100000.00', tenor: 20, bank_statements: [], ...change }
  return { application, proposal } as unknown as DeskCase
}
