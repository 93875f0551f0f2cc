import { deskWalk } from '@daftar/testkit/walk/desk'
import { expect, test } from 'vitest'
import { deskRoot, signInPath } from '../shared/addresses.ts'
import { screenRoutes } from './feature-routes.ts'

/**
 * What the look walks to: a screen that is in the table of routes and not in the walk would be looked at by
 * nobody.
 */
test('every screen of the console is on the walk, and the walk leads to no screen that is not there', () => {
  const ofTheFrame = [signInPath.slice(deskRoot.length), '/$']
  const screens = [...screenRoutes.map(({ path }) => path), ...ofTheFrame]
  expect(new Set(deskWalk.map(({ route }) => route))).toEqual(new Set(screens))
})
