import { expect, test } from 'vitest'
import { allRoutes } from './permissions-for-tests.ts'
import { parentRootOf } from './unknown-path.ts'

test('an unknown path leads to the nearest group that encloses it [APP-61]', () => {
  expect(parentRootOf('/finance/tabby-capital/xyz', allRoutes)).toBe('/finance/tabby-capital')
  expect(parentRootOf('/account/xyz/abc', allRoutes)).toBe('/account')
  expect(parentRootOf('/disputes/a/b/c', allRoutes)).toBe('/disputes')
})

test.each(['/finance', '/finance/xyz', '/finance/payouts', '/finance/payouts/xyz'])(
  'who shortens the address of a payout to %s stays with payouts [APP-61]',
  (path) => expect(parentRootOf(path, allRoutes)).toBe('/finance/payouts/completed'),
)

test('outside every group it leads to root [APP-61]', () => {
  expect(parentRootOf('/xyz', allRoutes)).toBe('/')
  expect(parentRootOf('/accounting', allRoutes)).toBe('/')
})

test('a group whose screen does not exist leads nowhere [APP-61]', () => {
  expect(parentRootOf('/disputes/a/b/c', new Set(['root', 'account']))).toBe('/')
})
