import { expect, test } from 'vitest'
import {
  addressFilters,
  addressText,
  day,
  freeText,
  idsUpTo,
  named,
  oneOf,
  oneOrUsual,
  searchText,
  someOf,
  usualOrAll,
  yes,
} from './address-filters.ts'

const sizes = ['small', 'large'] as const
const filters = addressFilters({
  typed: freeText,
  search: searchText,
  size: oneOf(sizes),
  sort: oneOrUsual(['new', 'old'], 'new'),
  state: usualOrAll(['open', 'closed'], 'open'),
  sizes: named('of', someOf(sizes)),
  stores: idsUpTo(2),
  from: day,
  withZero: named('zero', yes),
})
const none = filters.read({})

test('what was written is read again, under the names of the address', () => {
  const set = {
    typed: 'a b',
    search: 'noor',
    size: 'large' as const,
    sort: 'old' as const,
    state: null,
    sizes: sizes,
    stores: ['str_1', 'str_2'],
    from: '2026-11-23' as const,
    withZero: true,
  }
  const text = addressText(filters.write(set))
  expect(text).toContain('of=small%2Clarge')
  expect(text).toContain('state=all')
  expect(filters.read(Object.fromEntries(new URLSearchParams(text)))).toEqual(set)
  expect(filters.isSet(set)).toBe(true)
})

test('what an address says wrongly does not filter, and leaves the address', () => {
  const wrong = {
    size: 'huge',
    sort: 'best',
    state: 'lost',
    of: 'huge,',
    from: '2026-02-30',
    zero: 'no',
    x: '1',
  }
  expect(filters.read(wrong)).toEqual(none)
  expect(addressText(filters.write(none))).toBe('')
  expect(filters.isSet(none)).toBe(false)
})

test('a search is trimmed and short, and ids are each kept once up to their limit', () => {
  const read = filters.read({ search: ` ${'n'.repeat(200)} `, stores: 'a,a,b,c' })
  expect(read.search).toHaveLength(120)
  expect(read.stores).toEqual(['a', 'b'])
})
