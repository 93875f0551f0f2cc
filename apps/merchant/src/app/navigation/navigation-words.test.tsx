import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { setLanguage } from '@daftar/words'
import { afterEach, expect, test } from 'vitest'
import { wholeSidebar } from '../../testing/whole-sidebar.ts'
import { palettePages } from '../palette/palette-pages.tsx'
import { itemOf } from './use-navigation.tsx'

function names(route: RouteKey): { sidebar: string[]; palette: string[] } {
  const groups = wholeSidebar().map(({ id, items }) => ({
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

test('the forms by which an advance is asked for stand in the area of advances', () => {
  const items = wholeSidebar().flatMap((group) => group.items)
  const capital = items.find(({ route }) => route === 'capital')!
  const isCurrent = (path: string) => itemOf(capital, path).current
  expect(isCurrent('/finance/tabby-capital/loans')).toBe(true)
  expect(isCurrent('/application-preapproved/bank_statements/ofr_1/mer_1')).toBe(true)
  expect(isCurrent('/application-kyb/app_1/company')).toBe(true)
  expect(isCurrent('/application/app_1')).toBe(true)
  expect(isCurrent('/applications/current')).toBe(false)
})

test('the area of payments is called Orders in the sidebar and in the palette, in both languages [APP-20]', () => {
  expect(names('payments')).toEqual({ sidebar: ['Orders'], palette: ['Orders'] })
  setLanguage('ar')
  expect(names('payments')).toEqual({ sidebar: ['الطلبات'], palette: ['الطلبات'] })
})
