import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { currentText, generatedFiles } from './generated.ts'

test.each(generatedFiles())(
  '$path says what its folders say, or `npm run generate` was forgotten',
  (file) => {
    expect(currentText(file)).toBe(file.text())
  },
)

describe('what is put together of several files', () => {
  const parts = globSync('packages/contract/src/reasons/*.ts', { cwd: fromRoot() })
    .filter((file) => !file.endsWith('/all.ts'))
    .map((file) => import(fromRoot(file)) as Promise<Record<string, object>>)

  test('no refusal is declared twice', async () => {
    const names = (await Promise.all(parts)).flatMap((part) => Object.values(part).flatMap(Object.keys))
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
