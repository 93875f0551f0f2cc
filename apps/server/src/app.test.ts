import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './testing/app/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await testApp()
})
afterAll(() => product.close())

/** Staff are added and blocked by the operator's commands alone: nothing of it is served. */
const ofTheOperator = ['staff']

test('every folder of a module is part of the product under its own name, and nothing else is', () => {
  const doors = globSync('*/*/index.ts', { cwd: join(import.meta.dirname, 'modules') })
  const folders = doors.map((door) => basename(dirname(door)))
  const composed = product.app.modules.map(({ name }) => name)
  expect([...composed, ...ofTheOperator].toSorted()).toEqual(folders.toSorted())
})

test('every kind of message that a module defines is delivered by a module', () => {
  const files = globSync('*/*/**/*.ts', { cwd: join(import.meta.dirname, 'modules') })
  const kinds = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, 'modules', file), 'utf8').matchAll(
        /defineMessageKind<[^(]+\('([\w.]+)'/g,
      ),
    ].map(([, kind]) => String(kind)),
  )
  const delivered = product.app.modules.flatMap(({ deliverers }) => deliverers.map(({ kind }) => kind))
  expect(kinds).toContain('bank.transfer')
  expect(delivered.toSorted()).toEqual(kinds.toSorted())
})
