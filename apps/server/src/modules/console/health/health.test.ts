import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseAt } from '../../../platform/database/database.ts'
import type { HealthPart } from '@daftar/contract/endpoints/console/health'
import type { Row } from '../../../platform/database/rows.ts'
import { hasRoom } from '../../../platform/health/disk.ts'
import { checkReady } from '../../../platform/health/ready.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

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

test('a full disk makes a process not ready, whatever else is there', async () => {
  expect(await hasRoom(async () => ({ freeBytes: 1, sizeBytes: 1e12 }))).toBe(false)
  expect(await hasRoom(() => Promise.reject(new Error('gone')))).toBe(false)
  const answer = await web.call('health.ready')
  expect(answer.body).toMatchObject({ disk: true })
})

test('an administrator sees how each part is doing; whoever does not administer is refused', async () => {
  const admin = await all.signInStaff(await all.aStaff('desk_admin'))
  const { body } = await all.call('health.parts', { as: admin })
  const states = Object.fromEntries(body.parts.map((part: HealthPart) => [part.part, part.state]))
  expect(states).toMatchObject({ database: 'good', worker: 'bad', jobs: 'good', mail: 'good', sms: 'good' })
  expect(body.parts.find((part: HealthPart) => part.part === 'disk').figures.size_bytes).toBeGreaterThan(0)
  const finance = await all.signInStaff(await all.aStaff('finance'))
  expect((await all.call('health.parts', { as: finance })).status).toBe(403)
})

test('mail, SMS, disk and clocks are tried from the console, and each try is on record', async () => {
  const id = await all.aStaff('desk_admin')
  const admin = await all.signInStaff(id)
  for (const part of ['mail', 'sms', 'disk', 'clock']) {
    const { body } = await all.call('health.try', { as: admin, body: { part } })
    expect(body).toMatchObject({ part, worked: true, problem: null })
  }
  expect(await all.inbox(`${id}@desk.example`)).toHaveLength(1)
  const records = await all.db.database.systemRead(
    (tx) => tx<Row<'audit_entry', 'object'>[]>`
      select object from audit_entry where action = 'health.tried' and actor_id = ${id} order by number`,
  )
  expect(records.map(({ object }) => object)).toEqual(['part:mail', 'part:sms', 'part:disk', 'part:clock'])
})

test('a mail server that does not answer is told in its own words', async () => {
  const app = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const admin = await app.signInStaff(await app.aStaff('desk_admin'))
  const { body } = await app.call('health.try', { as: admin, body: { part: 'mail' } })
  expect(body).toMatchObject({ worked: false, problem: expect.stringContaining('ECONNREFUSED') })
  await app.close()
})

test('a database that does not answer is missing, and all that is in it', async () => {
  const away = databaseAt('postgres://nobody@127.0.0.1:1/none')
  expect(await checkReady(away)).toEqual({ database: false, migrations: false, worker: false })
  await away.close()
})
