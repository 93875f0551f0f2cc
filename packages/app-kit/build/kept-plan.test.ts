import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepPlan, readPlan } from './kept-plan.ts'

const folder = mkdtempSync(join(tmpdir(), 'daftar-plan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a plan that is kept is read wherever the repository lies, for the very sources it is of', () => {
  const file = join(folder, 'chunks.plan')
  const plan = new Map([
    [join(folder, 'src/money.ts'), 'with-money'],
    [join(dirname(folder), 'packages/table.ts'), 'application'],
    ['\0rolldown/runtime.js', 'front'],
    [join(folder, 'src/tip.ts'), 'with-money'],
  ])
  expect(readPlan(file, 'a1')).toBeNull()
  keepPlan(file, 'a1', plan)
  expect(readFileSync(file, 'utf8')).not.toContain(folder)
  expect(readPlan(file, 'a1')).toEqual(plan)
  expect(readPlan(file, 'b2')).toBeNull()
})
