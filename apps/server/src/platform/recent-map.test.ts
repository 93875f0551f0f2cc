import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('of more than it has room for it forgets what was used longest ago, and nothing else', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  map.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 4])
})

test('what weighs much makes room at the cost of several, or is not kept at all', () => {
  const map = new RecentMap<string, string>(5, (text) => text.length)
  for (const text of ['aa', 'bb', 'cccc']) map.set(text, text)
  expect(['aa', 'bb', 'cccc'].map((key) => map.get(key))).toEqual([undefined, undefined, 'cccc'])
  map.set('long', 'too long')
  map.set('a', 'a')
  expect(['long', 'cccc', 'a'].map((key) => map.get(key))).toEqual([undefined, undefined, 'a'])
})
