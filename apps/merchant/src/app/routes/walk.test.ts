import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { merchantWalk } from '@daftar/testkit/walk/merchant'
import { expect, test } from 'vitest'
import { publicPages, screenRoutes } from '../feature-routes.ts'

/**
 * What the look walks to: a screen that is in the table of routes and not in the walk would be looked at by
 * nobody.
 */
test('every screen of the back-office is on the walk, and the walk leads to no screen that is not there', () => {
  const screens = [
    ...screenRoutes.map(({ key }) => key),
    ...publicPages.map(({ path }) => path),
    ...entriesInFront(),
  ]
  expect(new Set(merchantWalk.map(({ route }) => route))).toEqual(new Set(screens))
})

/** The pages that stand in front of the application, each an entry of its own. */
function entriesInFront(): string[] {
  const files = readdirSync(join(import.meta.dirname, '../../..'))
  return files.filter((file) => file.endsWith('.html') && file !== 'index.html')
}
