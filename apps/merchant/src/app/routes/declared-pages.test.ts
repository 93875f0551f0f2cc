import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import { mayOpen } from '@daftar/rules/shell/guards/route-access'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { expect, test } from 'vitest'
import { screenRoutes } from '../feature-routes.ts'

const declared = screenRoutes.filter(({ path }) => path !== undefined)

test('a page that is declared beside its screen lies where it says', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.map(({ key }) => routePaths[key])).toEqual(declared.map(({ path }) => path))
})

test('a page that is declared beside its screen opens with the permission it says, and no other', () => {
  const openedBy = (key: (typeof declared)[number]['key']) =>
    computedPermissionNames.filter((only) =>
      mayOpen(
        key,
        Object.fromEntries(
          computedPermissionNames.map((name) => [name, name === only]),
        ) as ComputedPermissions,
      ),
    )
  expect(declared.map(({ key }) => openedBy(key))).toEqual(
    declared.map(({ opens }) => (opens ? [opens] : computedPermissionNames)),
  )
})
