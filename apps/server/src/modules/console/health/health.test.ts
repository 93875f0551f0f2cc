import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseAt } from '../../../platform/database/database.ts'
import { checkReady } from '../../../platform/health/ready.ts'
import { testApp, type TestApp } from '../../../testing/test-app.ts'

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

test('a database that does not answer is missing, and all that is in it', async () => {
  const away = databaseAt('postgres://nobody@127.0.0.1:1/none')
  expect(await checkReady(away)).toEqual({ database: false, migrations: false, worker: false })
  await away.close()
})
