import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/test-app.ts'
import { buildHealth } from './index.ts'

let web: TestApp
let all: TestApp
beforeAll(async () => {
  // Such a process needs an address of a database; the test hands it an open one.
  web = await testApp({ env: { ROLE: 'web', DATABASE_URL: 'postgres://nobody@nowhere.example/none' } })
  all = await testApp()
})
afterAll(() => Promise.all([web.close(), all.close()]))

test('a web process is ready without a worker, and says that there is none', async () => {
  const answer = await web.call('health.ready')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ status: 'ready', database: true, migrations: true, worker: false })
})

test('a process that is to run jobs is not ready without a worker, and names what is missing', async () => {
  const answer = await all.call('health.ready')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body.details).toMatchObject({ reason: 'unavailable', missing: ['worker'] })
})

test('a database that is away is named among what is missing', async () => {
  const gone = { database: false, migrations: false, worker: false }
  const needs = ['database', 'migrations'] as const
  const { handlers } = buildHealth({ build: '1', schema: '1', ready: () => Promise.resolve(gone), needs })
  const answer = await handlers['health.ready']({} as never)
  expect(answer).toMatchObject({ reason: 'unavailable', details: { missing: ['database', 'migrations'] } })
})
