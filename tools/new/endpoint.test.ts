import { existsSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { planEndpoint, type WantedEndpoint } from './endpoint.ts'
import type { Planned } from './plan.ts'

const merchant = { id: 'contacts.umbrellaCount', isForStaff: false, arabic: 'عدد المظلات' }
const staff = { id: 'surveys.umbrellaCount', isForStaff: true, arabic: 'عدد المظلات' }

function planned(wanted: WantedEndpoint): Planned {
  const plan = planEndpoint(wanted)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

describe.each([
  ['merchants', merchant, 'people/contacts', 'merchant/src/features/contacts', 'contacts'],
  ['staff', staff, 'people/surveys', 'desk/src/features/surveys', 'desk-surveys'],
])('a new endpoint with a page of %s', (_, wanted, module, feature, words) => {
  const plan = planned(wanted)

  test('it touches eight files, and none that areas share', () => {
    expect(plan.edits.map(({ path }) => path)).toEqual([
      `packages/contract/src/endpoints/${module}.ts`,
      `apps/server/src/modules/${module}/handlers.ts`,
      `packages/words/messages/en/${words}.json`,
      `packages/words/messages/ar/${words}.json`,
      `apps/${feature}/routes.tsx`,
    ])
    expect(plan.files.map(({ path }) => path).toSorted()).toEqual(
      [
        `apps/${feature}/screens/umbrella-count.tsx`,
        `apps/${feature}/umbrella-count.page.test.tsx`,
        `apps/server/src/modules/${module}/umbrella-count.test.ts`,
      ].toSorted(),
    )
  })

  test('every file it writes is new, and nothing of the template’s own names is left in them', () => {
    expect(plan.files.filter(({ path }) => existsSync(fromRoot(path)))).toEqual([])
    const left = [...plan.files, ...plan.edits].filter(({ text }) =>
      /sample[-_ ]?(case|page|count|table)|#(merchant|staff|end)/i.test(text),
    )
    expect(left.map(({ path }) => path)).toEqual([])
  })

  const written = [...plan.files, ...plan.edits]
  test.each(written.filter(({ path }) => path.endsWith('.ts')))(
    '$path can be read as TypeScript',
    ({ text }) => {
      expect(() => stripTypeScriptTypes(text)).not.toThrow()
    },
  )
  test.each(written.filter(({ path }) => path.endsWith('.json')))('$path can be read as JSON', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow()
  })
})

test('endpoint and page need the same, and the page asks for the endpoint ahead', () => {
  const { edits } = planned(merchant)
  const [row, , , , route] = edits.map(({ text }) => text)
  expect(row).toMatch(/'contacts\.umbrellaCount'[^}]*permission: 'isWorkspaceAdmin'/)
  expect(route).toMatch(/path: '\/contacts\/umbrella-count',\n {4}opens: 'isWorkspaceAdmin'/)
  expect(route).toContain(`load: 'contacts.umbrellaCount'`)
  expect(planned({ ...merchant, opens: 'canViewOrders' }).edits[4]?.text).toContain(`opens: 'canViewOrders'`)
})

test.each([
  [{ id: 'contacts' }, /no <module>\.<act>/],
  [{ id: 'umbrellas.count' }, /no module "umbrellas"/],
  [{ id: 'contacts.list' }, /is there already/],
  [{ feature: 'nowhere' }, /there is no apps\/merchant\/src\/features\/nowhere/],
  [{ id: 'simulator.umbrellaCount' }, /there is no .*tables\.json/],
])('%o is answered with what is wrong', (more, problem) => {
  expect(planEndpoint({ ...merchant, ...more })).toMatch(problem)
})
