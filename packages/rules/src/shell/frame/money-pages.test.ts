import { expect, test } from 'vitest'
import { routePaths, type RouteKey } from '../guards/routes.ts'
import { moneyParents, pageSlideSeconds, slideOf } from './money-pages.ts'

test('pages of the money area slide for 0.3 s [APP-70]', () => {
  expect(pageSlideSeconds).toBe(0.3)
})

test('a page further in comes forward, one further out goes back, and the first does not move', () => {
  expect(slideOf(null, 'moneyTransactions')).toBeNull()
  expect(slideOf('moneyTransactions', 'moneyTransactions')).toBeNull()
  expect(slideOf('moneyTransactions', 'moneyTransaction')).toBe('forward')
  expect(slideOf('moneyTransaction', 'moneyTransactions')).toBe('back')
  expect(slideOf('moneyPayoutOptions', 'moneyPayoutChanges')).toBe('forward')
  expect(slideOf('moneyPayoutChanges', 'moneyTransactions')).toBe('back')
})

test('every page of the area has a way back', () => {
  const pages = (Object.keys(routePaths) as RouteKey[]).filter((key) => routePaths[key].startsWith('/money/'))
  expect(new Set(Object.keys(moneyParents))).toEqual(new Set(pages))
})
