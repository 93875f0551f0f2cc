import { expect, test } from 'vitest'
import { changedKeys, saysOneOf } from './changed-words.ts'

test('a sentence that is new, other or gone is changed, in the form with plurals too', () => {
  const before = { same: 'a', other: 'a', gone: 'a', plural: [{ match: { one: 'a', other: 'b' } }] }
  const after = { same: 'a', other: 'b', fresh: 'a', plural: [{ match: { one: 'a', other: 'c' } }] }
  expect(changedKeys(JSON.stringify(before), JSON.stringify(after))).toEqual([
    'other',
    'gone',
    'plural',
    'fresh',
  ])
  expect(changedKeys('', JSON.stringify({ first: 'a' }))).toEqual(['first'])
})

test('whoever says the sentence is found by its whole key', () => {
  expect(saysOneOf('title: m.offers_title()', ['offers_title'])).toBe(true)
  expect(saysOneOf('title: say.offers_title_short()', ['offers_title'])).toBe(false)
  expect(saysOneOf('title: m.offers_title()', [])).toBe(false)
})
