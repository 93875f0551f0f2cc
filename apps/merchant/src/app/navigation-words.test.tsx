import { computedPermissionNames, type ComputedPermissions } from '@daftar/rules/access/permissions'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { sidebarOf } from '@daftar/rules/shell/frame/sidebar'
import { setLanguage } from '@daftar/words'
import { afterEach, expect, test } from 'vitest'
import { palettePages } from './palette-pages.tsx'
import { itemOf } from './use-navigation.tsx'

function names(route: RouteKey): { sidebar: string[]; palette: string[] } {
  const groups = everything().map(({ id, items }) => ({
    id,
    items: items.filter((item) => item.route === route).map((item) => itemOf(item, '/')),
  }))
  const pages = palettePages({ groups, footer: [] })
  return {
    sidebar: groups.flatMap(({ items }) => items.map(({ label }) => label)),
    palette: pages.filter(({ id }) => id === routePaths[route]).map(({ label }) => label),
  }
}

afterEach(() => setLanguage('en'))

test('the area of payments is called Orders in the sidebar and in the palette, in both languages [APP-20]', () => {
  expect(names('payments')).toEqual({ sidebar: ['Orders'], palette: ['Orders'] })
  setLanguage('ar')
  expect(names('payments')).toEqual({ sidebar: ['الطلبات'], palette: ['الطلبات'] })
})

/** The sidebar of who may do everything, when every screen exists. */
function everything() {
  return sidebarOf({
    permissions: Object.fromEntries(
      computedPermissionNames.map((name) => [name, true]),
    ) as ComputedPermissions,
    experiments: [],
    available: new Set(Object.keys(routePaths) as RouteKey[]),
    applicationStatus: null,
    disputes: { visited: true },
    capitalVisited: true,
    hasUnreadChat: false,
    survey: { visited: false, closed: false },
    phone: null,
  })
}
