import { expect, test } from 'vitest'
import { isFiltered, readAdvanceFilters } from './filters.ts'

test('the address of the list of advances names a status, what needs attention and a search; strangers are left out', () => {
  const read = readAdvanceFilters({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(read).toEqual({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(isFiltered(read)).toBe(true)
  const strange = readAdvanceFilters({ status: 'lost', attention: 'none' })
  expect(strange).toEqual({ status: undefined, attention: undefined, search: '' })
  expect(isFiltered(strange)).toBe(false)
})
