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

test('a colleague’s marks are told by their names, and that marks were taken back', () => {
  const mark = { id: 'kmk_1', version: 1, made_by: 'Mariam' }
  const [own, again] = [withMarks(mark), withMarks({ ...mark, version: 2, made_by: 'Samir' })]
  expect(changesBetween(own, again)).toEqual([{ kind: 'marked', by: 'Samir' }])
  const two = withMarks(mark, { ...mark, id: 'kmk_2' }, { ...mark, id: 'kmk_3' })
  expect(changesBetween(own, two)).toEqual([{ kind: 'marked', by: 'Mariam' }])
  expect(changesBetween(two, own)).toEqual([{ kind: 'unmarked' }])
  expect(changesBetween(two, two)).toEqual([])
  expect(changesBetween(two, aCase({ status: 'reset' })).map(({ kind }) => kind)).toEqual(['status'])
})

function withMarks(...kept_marks: object[]): DeskCase {
  return { ...aCase(), kept_marks } as unknown as DeskCase
}

function aCase(
  change: Partial<DeskCase['application']> = {},
  proposal: { by: string; at: string } | null = null,
): DeskCase {
  const application = { status: 'submitted', amount: '100000.00', tenor: 20, bank_statements: [], ...change }
  return { application, proposal, kept_marks: [] } as unknown as DeskCase
}
