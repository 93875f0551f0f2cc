import { expect, test } from 'vitest'
import { advanceFilters } from './filters.ts'

test('the address of the list of advances keeps status, attention and search, and drops anything else', () => {
  const read = advanceFilters.read({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(read).toEqual({ status: 'overdue', attention: 'flagged', search: 'Noor' })
  expect(advanceFilters.isSet(read)).toBe(true)
  const strange = advanceFilters.read({ status: 'lost', attention: 'none' })
  expect(strange).toEqual({ status: null, attention: null, search: '' })
  expect(advanceFilters.isSet(strange)).toBe(false)
})
