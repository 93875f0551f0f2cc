import { expect, test } from 'vitest'
import { isFiltered, readAdvanceFilters } from './filters.ts'

test('the address of the list of advances keeps status, attention and search, and drops anything else', () => {
  const read = readAdvanceFilters({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(read).toEqual({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(isFiltered(read)).toBe(true)
  const strange = readAdvanceFilters({ status: 'lost', attention: 'none' })
  expect(strange).toEqual({ status: undefined, attention: undefined, search: '' })
  expect(isFiltered(strange)).toBe(false)
})
