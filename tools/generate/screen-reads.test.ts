import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { screenReads } from './screen-reads.ts'

test('a page asks ahead for what its own row names, whatever rows of one line stand before it', () => {
  const root = mkdtempSync(join(tmpdir(), 'reads-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const feature = join(root, 'apps/desk/src/features/health')
  mkdirSync(feature, { recursive: true })
  writeFileSync(
    join(feature, 'routes.tsx'),
    `export const healthRoutes: readonly ScreenRoute[] = [
  screenRoute('/health/short', { ...common, screen: status }),
  screenRoute('/health/$id', {
    title: m.health_title,
    load: 'health.part',
  }),
  {
    path: '/health',
    load: 'health.parts',
  },
]
`,
  )
  expect(screenReads(root, 'desk')).toEqual([
    `  '/health/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(read('health.part', { params })),\n`,
    `  '/health': ({ queryClient }) => void queryClient.prefetchQuery(read('health.parts')),\n`,
  ])
})
