import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let app: TestApp
let underwriter: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  underwriter = await aReviewer(app, 'underwriter')
  await app.aStaff('reviewer', 'finance')
  await app.aStaff('finance')
  const blocked = await app.aStaff('underwriter')
  await app.db.database.system((tx) => tx`update staff set blocked_at = now() where id = ${blocked}`)
})
afterAll(() => app.close())

async function alertsOf(id: string): Promise<{ recipient: string; subject: string | null; text: string }[]> {
  await app.app.schedules.runDue()
  await app.settle()
  return (await app.inbox()).filter((mail) => mail.text.includes(`/desk/cases/${id}`))
}

const aCase = (at: Date, name: string) =>
  app.db.database.system(async (tx) => aSubmittedApplication(tx, await aMerchant(tx, { name }), { at }))

const countsOf = async () => {
  const { waiting, overdue } = (await app.call('decisions.queue', { as: underwriter })).body
  return { waiting, overdue }
}

test('an application that waits for 72 hours alerts those who decide, once [DEC-APPL-3]', async () => {
  await app.app.schedules.runDue()
  const { id } = await aCase(app.clock.now(), 'Late & Sons')
  app.clock.set('2026-11-25T07:59:59Z')
  expect(await alertsOf(id)).toEqual([])
  expect(await countsOf()).toEqual({ waiting: 1, overdue: 0 })

  app.clock.set('2026-11-25T08:00:00Z')
  const alerts = await alertsOf(id)
  const staff = await app.db.database.system(
    (tx) => tx<Row<'staff', 'email'>[]>`
      select email from staff where blocked_at is null and name in ('Staff underwriter', 'Staff reviewer finance')`,
  )
  expect(alerts.map(({ recipient }) => recipient).toSorted()).toEqual(
    staff.map(({ email }) => email).toSorted(),
  )
  expect(alerts[0]?.subject).toContain('An application waits for more than 72 hours')
  expect(alerts[0]?.text).toContain('Late & Sons')
  expect(alerts[0]?.text).toContain('AED\u00a050,000.00')
  expect(alerts[0]?.text).toContain(`https://daftar.example/desk/cases/${id}`)
  expect(await countsOf()).toEqual({ waiting: 1, overdue: 1 })
  const [row] = await app.db.database.system(
    (tx) => tx`select status, version from application where id = ${id}`,
  )
  expect(row).toEqual({ status: 'submitted', version: 1 })

  const later = await aCase(app.clock.now(), 'Later')
  app.clock.set('2026-12-09T08:00:00Z')
  expect(await alertsOf(later.id)).toHaveLength(2)
  expect(await alertsOf(id)).toHaveLength(2)
})

test('what was decided in time alerts nobody, and a resubmission has its own 72 hours [DEC-APPL-3, DEC-APPL-8]', async () => {
  const start = app.clock.now()
  const [decided, returned] = [await aCase(start, 'In Time'), await aCase(start, 'Twice Late')]
  await app.call('decisions.decide', {
    params: { id: decided.id },
    body: { decision: 'reject', reasons: ['general_reject'] },
    as: await aReviewer(app, 'underwriter'),
    ifMatch: 1,
  })
  app.clock.set(new Date(start.getTime() + 72 * 3_600_000))
  expect(await alertsOf(decided.id)).toEqual([])
  const first = (await alertsOf(returned.id)).length
  expect(first).toBeGreaterThan(0)

  const again = app.clock.now()
  const deadline = new Date(again.getTime() + 72 * 3_600_000)
  await app.db.database.system(
    (tx) => tx`
      update application set submitted_at = ${new Date(again.getTime() + 1000)}, deadline_at = ${deadline}
       where id = ${returned.id}`,
  )
  app.clock.set(deadline)
  expect((await alertsOf(returned.id)).length).toBeGreaterThan(first)
})

test('sixteen looks at once alert once', async () => {
  const { id } = await aCase(app.clock.now(), 'One Alert')
  app.clock.advance(72 * 3_600_000)
  await Promise.all(Array.from({ length: 16 }, () => app.app.schedules.runDue()))
  const fresh = (await alertsOf(id)).map((mail) => mail.recipient)
  expect(fresh.length).toBeGreaterThan(0)
  expect(new Set(fresh).size).toBe(fresh.length)
})
