import { readdirSync } from 'node:fs'
import { join } from 'node:path'
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
  const folder = join(import.meta.dirname, 'modules')
  const folders = readdirSync(folder).flatMap((area) =>
    readdirSync(join(folder, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )
  const composed = product.app.modules.map(({ name }) => name)
  expect([...composed, ...ofTheOperator].toSorted()).toEqual(folders.toSorted())
})
