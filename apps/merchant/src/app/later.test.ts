import { expect, test } from 'vitest'
import { screenRoutes } from './feature-routes.ts'
import { featureLoads } from './later.ts'

test('every screen that asks later is among what comes later, and nothing else is', async () => {
  const later = screenRoutes.filter(({ load }) => typeof load === 'string')
  expect(Object.keys(await featureLoads()).toSorted()).toEqual(later.map(({ key }) => key).toSorted())
})
