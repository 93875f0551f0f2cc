import { expect, test } from 'vitest'
import { createHints } from './hints.ts'

function aStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what was visited and closed is remembered in this browser [NAV-11, NAV-12, NAV-30]', () => {
  const storage = aStorage()
  const hints = createHints(storage)
  expect(hints.get()).toEqual({
    surveyVisited: false,
    surveyClosed: false,
    capitalVisited: false,
    disputesVisited: false,
  })
  hints.remember('surveyVisited')
  hints.remember('surveyClosed')
  hints.remember('capitalVisited')
  expect([...storage.kept.keys()]).toEqual([
    'merchant.survey_visited',
    'merchant.survey_closed',
    'merchant.capital_visited',
  ])
  const after = { surveyVisited: true, surveyClosed: true, capitalVisited: true, disputesVisited: false }
  expect(hints.get()).toEqual(after)
  expect(createHints(storage).get(), 'the next page').toEqual(after)
})
