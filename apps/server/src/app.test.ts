import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from './testing/test-app.ts'

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
