import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesLookedAt } from './types.ts'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'types-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test('a project’s own files count, and neither packages nor what other projects declare', () => {
  const folder = join(base, '.cache/types/packages/words')
  mkdirSync(folder, { recursive: true })
  const up = '../../../..'
  const fileNames = [
    'lib.es5.d.ts',
    `${up}/node_modules/zod/index.d.ts`,
    '../rules/src/money.d.ts',
    `${up}/packages/words/src/index.ts`,
    `${up}/packages/words/src/names.ts`,
  ]
  writeFileSync(join(folder, 'tsconfig.tsbuildinfo'), JSON.stringify({ fileNames }))
  expect(filesLookedAt('packages/words/tsconfig.json', base)).toBe(2)
})

test('a project that was never built was not looked at', () => {
  expect(filesLookedAt('packages/words/tsconfig.json', base)).toBe(0)
})
