import { openedEvents } from '@daftar/rules/events/catalogue'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { expect, test } from 'vitest'
import { screenRoutes } from '../feature-routes.ts'

/** Screens whose opening is told by no event of the catalogue, each with its reason. */
const untold: Partial<Record<RouteKey, string>> = {
  money: 'it leads on to the history of the money area',
  productCatalogAuth: 'somebody passes through it on the way back from their shop platform',
  webviewDisputesFaq: 'it stands inside another app, whose reader need not be signed in',
}

/**
 * Pages of capital tell it by an event of their own, and applicants work for no merchant yet, whose events
 * they would be.
 */
const isToldElsewhere = (key: string) =>
  key.startsWith('capital') || routePaths[key as RouteKey]?.startsWith('/applications')

test('every screen tells that it was opened, or stands here with the reason why it does not [EVT-01, DEC-EVT-1]', () => {
  const silent = screenRoutes
    .map(({ key }) => key)
    .filter((key) => !(key in openedEvents) && !isToldElsewhere(key) && !(key in untold))
  expect(silent).toEqual([])
})

test('no event tells of a screen that is not there, and none is both told and excused', () => {
  const screens = new Set<string>(screenRoutes.map(({ key }) => key))
  expect(Object.keys(openedEvents).filter((key) => !screens.has(key))).toEqual([])
  expect(Object.keys(untold).filter((key) => !screens.has(key) || key in openedEvents)).toEqual([])
})
