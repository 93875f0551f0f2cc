import { expect, test } from 'vitest'
import type { ImportGraph } from './import-graph.ts'
import { touchedTests } from './touched.ts'

const modules = 'apps/server/src/modules/selling'
const features = 'apps/merchant/src/features'

test('a test that reaches what changed by its imports is touched, another is not', () => {
  const graph = aGraph({
    'packages/rules/src/money/sum.test.ts': ['packages/rules/src/money/sum.ts'],
    'packages/rules/src/money/sum.ts': ['packages/rules/src/money/minor.ts'],
    'packages/rules/src/geo/iban.test.ts': ['packages/rules/src/geo/iban.ts'],
  })
  expect(touched('packages/rules/src/money/minor.ts', graph)).toEqual([
    'packages/rules/src/money/sum.test.ts',
  ])
})

test('tests of a feature import no screen of it: they are touched with any file of the feature', () => {
  const graph = aGraph({
    [`${features}/orders/refund.page.test.tsx`]: ['apps/merchant/src/testing/render-at.tsx'],
    [`${features}/orders/screens/list.tsx`]: ['packages/ui/src/table.tsx'],
    [`${features}/wizard/steps.page.test.tsx`]: ['apps/merchant/src/testing/render-at.tsx'],
    [`${features}/wizard/steps.tsx`]: [],
  })
  expect(touched('packages/ui/src/table.tsx', graph)).toEqual([`${features}/orders/refund.page.test.tsx`])
})

test('what uses a changed module is touched, through any number of steps', () => {
  const graph = aGraph({
    [`${modules}/orders/index.ts`]: [`${modules}/orders/store.ts`],
    [`${modules}/checkout/act.ts`]: [`${modules}/orders/index.ts`],
    [`${modules}/webhooks/tell.ts`]: [`${modules}/checkout/act.ts`],
    'apps/server/src/testing/app/builders.ts': [`${modules}/orders/index.ts`],
    [`${modules}/orders/orders.test.ts`]: ['apps/server/src/testing/app/builders.ts'],
    [`${modules}/checkout/checkout.test.ts`]: ['apps/server/src/testing/app/builders.ts'],
    [`${modules}/webhooks/webhooks.test.ts`]: ['apps/server/src/testing/app/builders.ts'],
  })
  expect(touched(`${modules}/orders/store.ts`, graph)).toEqual([
    `${modules}/orders/orders.test.ts`,
    `${modules}/checkout/checkout.test.ts`,
  ])
  expect(touched('apps/server/src/testing/app/builders.ts', graph)).toHaveLength(3)
})

test('the way ends where the application is put together', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${modules}/${name}/index.ts`)
  const graph = aGraph({
    'apps/server/src/app.ts': many,
    'apps/server/src/testing/app/test-app.ts': ['apps/server/src/app.ts'],
    [`${modules}/a/a.test.ts`]: ['apps/server/src/testing/app/test-app.ts'],
    [`${modules}/b/b.test.ts`]: ['apps/server/src/testing/app/test-app.ts'],
  })
  expect(touched(`${modules}/a/index.ts`, graph)).toEqual([`${modules}/a/a.test.ts`])
  expect(touched('apps/server/src/app.ts', graph)).toHaveLength(2)
})

test('what an area puts together passes on no change of its modules, nor its own beyond the application', () => {
  const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `apps/server/src/modules/${name}/index.ts`)
  const graph = aGraph({
    'apps/server/src/modules/a/index.ts': ['apps/server/src/modules/a/orders/index.ts'],
    'apps/server/src/app.ts': areas,
    'apps/server/src/modules/a/orders/orders.test.ts': ['apps/server/src/app.ts'],
    'apps/server/src/modules/b/payouts/payouts.test.ts': ['apps/server/src/app.ts'],
  })
  expect(touched('apps/server/src/modules/a/orders/index.ts', graph)).toEqual([
    'apps/server/src/modules/a/orders/orders.test.ts',
  ])
  expect(touched('apps/server/src/modules/b/index.ts', graph)).toEqual([])
})

test('journeys bear the name of what they walk through, features and modules that of their endpoints', () => {
  const graph = aGraph({
    'e2e/payouts.e2e.ts': [],
    'e2e/payouts-kept-back.e2e.ts': [],
    'e2e/offers.e2e.ts': [],
    [`${modules}/payouts/payouts.test.ts`]: [],
    [`${features}/payouts/list.page.test.tsx`]: [],
  })
  expect(touched(`${features}/payouts/queries.ts`, graph)).toEqual([
    'e2e/payouts.e2e.ts',
    'e2e/payouts-kept-back.e2e.ts',
    `${features}/payouts/list.page.test.tsx`,
  ])
  expect(touched('packages/contract/src/endpoints/money/payouts.ts', graph)).toHaveLength(4)
})

test('what nobody imports is proved by the tests that stand beside it', () => {
  const graph = aGraph({
    'tools/up.test.ts': [],
    'tools/lint/lint.test.ts': [],
    'apps/server/src/platform/database/database.test.ts': [],
  })
  expect(touched('tools/up.mjs', graph)).toEqual(['tools/up.test.ts'])
  expect(touched('tools/lint/rules/pure.ts', graph)).toEqual(['tools/lint/lint.test.ts'])
  expect(touched('apps/server/src/platform/database/migrations/0001.sql', graph)).toHaveLength(1)
  expect(touched('LICENSE', graph)).toEqual([])
})

test('an application is looked at when something in it is drawn otherwise', () => {
  const graph = aGraph({
    'e2e/look/desk.look.ts': [],
    'e2e/look/desk-dialogs.once.look.ts': [],
    'e2e/look/merchant.look.ts': [],
    'apps/desk/src/app/frame.tsx': ['packages/ui/src/table.tsx', 'packages/rules/src/money/sum.ts'],
    'apps/merchant/src/app/frame.tsx': ['packages/rules/src/money/sum.ts'],
  })
  expect(touched('packages/ui/src/table.tsx', graph)).toEqual([
    'e2e/look/desk.look.ts',
    'e2e/look/desk-dialogs.once.look.ts',
  ])
  expect(touched('packages/rules/src/money/sum.ts', graph)).toEqual([])
})

function aGraph(imports: Record<string, string[]>): ImportGraph {
  return new Map(Object.entries(imports))
}
function touched(file: string, graph: ImportGraph): string[] {
  const tests = [...graph.keys()].filter((each) => /\.(test|e2e|look)\./.test(each))
  return [...touchedTests(new Map([[file, file]]), graph, tests).keys()]
}
