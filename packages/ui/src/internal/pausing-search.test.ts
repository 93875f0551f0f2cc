import { expect, test } from 'vitest'
import { nextSearch, searchArrived, searchBegun } from './pausing-search.ts'

const typing = (typed: string, told: string | null = null) => ({ ...searchBegun(''), typed, told })

test('what is typed while the list follows an earlier search stays', () => {
  const followed = searchArrived(typing('K7QD', 'K7'), 'K7')
  expect(followed.typed).toBe('K7QD')
  expect(nextSearch(followed)).toBe('K7QD')
})

test('a blank at the end is still being typed and searches for nothing new', () => {
  const followed = searchArrived(typing('Noor ', 'Noor'), 'Noor')
  expect(followed.typed).toBe('Noor ')
  expect(nextSearch(followed)).toBeNull()
})

test('what somebody else changed stands in the field: cleared filters, and going back to the same search', () => {
  const cleared = searchArrived(searchArrived(typing('K7', 'K7'), 'K7'), '')
  expect(cleared).toEqual(searchBegun(''))
  expect(searchArrived(cleared, 'K7')).toEqual(searchBegun('K7'))
})
