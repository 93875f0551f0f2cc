import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isolatedUnitFiles } from './unit-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unit-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a unit test that changes globals or loaded modules has a world of its own, all others share one', () => {
  put('packages/rules/src/money/money.test.ts', 'expect(sum([])).toBe(0n)')
  put('apps/desk/src/app/clock.test.ts', 'vi.useFakeTimers()')
  put('apps/desk/src/app/fetching.test.ts', "vi.stubGlobal('fetch', answer)")
  put('apps/merchant/src/app/again.test.tsx', 'beforeEach(() => void vi.resetModules())')
  put('tools/env.test.ts', "vi.stubEnv('PATH', '')")
  expect(isolatedUnitFiles(folder)).toEqual([
    'apps/desk/src/app/fetching.test.ts',
    'apps/merchant/src/app/again.test.tsx',
    'tools/env.test.ts',
  ])
})

test('pages, the server and what a law is tried on are no unit tests', () => {
  put('apps/desk/src/app/frame.page.test.tsx', "vi.stubGlobal('fetch', answer)")
  put('apps/server/src/app.test.ts', "vi.stubGlobal('fetch', answer)")
  put('tools/lint/fixtures/tree/packages/rules/src/a.test.ts', "vi.stubGlobal('fetch', answer)")
  expect(isolatedUnitFiles(folder)).toEqual([])
})

function put(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
