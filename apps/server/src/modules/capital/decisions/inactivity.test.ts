import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication, passwordsOf } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-22T08:00:00Z' })))
afterAll(() => app.close())

test('a correction nobody makes is reminded once after 11 days and cancelled after 14 [DEC-APPL-5, DEC-OFR-2]', async () => {
  const { id, offerId } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return aSubmittedApplication(tx, merchant, { offerAt: new Date('2026-11-20T00:00:00Z') })
  })
  await app.app.schedules.runDue(app.clock.now())
  const underwriter = await aReviewer(app, 'underwriter')
  const body = { decision: 'reset', reasons: ['company_name_mismatch'] }
  await app.call('decisions.decide', { params: { id }, body, as: underwriter, ifMatch: 1 })
  const on = async (day: string) => {
    app.clock.set(`2026-12-${day}T08:00:00Z`)
    await app.app.schedules.runDue()
    await app.settle()
    const [row] = await app.db.database.system(
      (tx) => tx`
        select a.status as application, a.cancelled_for, o.status as offer from application a join offer o on o.id = ${offerId} where a.id = ${id}`,
    )
    const reminders = (await app.inbox()).filter((mail) =>
      mail.subject?.startsWith('Your application is about'),
    )
    return { ...row, reminders: reminders.length }
  }
  const waiting = { application: 'reset', cancelled_for: null, offer: 'hidden' }
  expect(await on('02')).toEqual({ ...waiting, reminders: 0 })
  expect(await on('03')).toEqual({ ...waiting, reminders: 1 })
  expect(await on('05')).toEqual({ ...waiting, reminders: 1 })
  expect(await on('06')).toEqual({
    application: 'cancelled',
    cancelled_for: 'inactivity',
    offer: 'active',
    reminders: 1,
  })
  expect(await passwordsOf(app, id)).toEqual([null])
})

test('a draft is reminded 27 days after its last change, and once [DEC-APPL-5]', async () => {
  app.clock.set('2026-12-06T08:00:00Z')
  await app.app.schedules.runDue()
  const [older, younger] = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const ids: string[] = []
    for (const savedAt of ['2026-11-10T08:00:00Z', '2026-11-11T08:00:00Z']) {
      const { id } = await aSubmittedApplication(tx, merchant, { at: app.clock.now() })
      await tx`update application set status = 'draft', saved_at = ${savedAt} where id = ${id}`
      ids.push(id)
    }
    return ids as [string, string]
  })
  const remindedAfter = async (day: string) => {
    app.clock.set(`2026-12-${day}T08:00:00Z`)
    await app.app.schedules.runDue()
    const rows = await app.db.database.system(
      (tx) => tx<(Row<'application', 'id'> & { at: Column<'application', 'reminded_at'> })[]>`
        select id, reminded_at as at from application where id in (${older}, ${younger})`,
    )
    const of = (id: string) =>
      rows
        .find((row) => row.id === id)
        ?.at?.toISOString()
        .slice(0, 10) ?? null
    return [of(older), of(younger)]
  }
  expect(await remindedAfter('07')).toEqual(['2026-12-07', null])
  expect(await remindedAfter('08')).toEqual(['2026-12-07', '2026-12-08'])
})

test('a draft that was saved after its reminder is reminded once more, three days before its new end [DEC-APPL-5]', async () => {
  const email = 'idle@test.example'
  await app.db.database.system(async (tx) => {
    const { id } = await aSubmittedApplication(tx, await aMerchant(tx), {
      at: app.clock.now(),
      isDraft: true,
    })
    await tx`
      update application
         set authorized_signatory = authorized_signatory || ${tx.json({ email })},
             reminded_at = '2026-11-11T08:00:00Z', saved_at = '2026-11-12T08:00:00Z'
       where id = ${id}`
  })
  const remindersBy = async (day: string) => {
    app.clock.set(`2026-12-${day}T08:00:00Z`)
    await app.app.schedules.runDue()
    await app.settle()
    return (await app.inbox(email)).length
  }
  expect([await remindersBy('08'), await remindersBy('09'), await remindersBy('10')]).toEqual([0, 1, 1])
})

test('a draft ends after 30 days without a change; what waits for a reviewer never does [DEC-APPL-5]', async () => {
  app.clock.set('2027-02-01T08:00:00Z')
  await app.app.schedules.runDue()
  const { draft, waiting } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const at = app.clock.now()
    const made = {
      draft: await aSubmittedApplication(tx, merchant, { at }),
      waiting: await aSubmittedApplication(tx, merchant, { at }),
    }
    await tx`update application set status = 'draft' where id = ${made.draft.id}`
    return made
  })
  const statuses = async () =>
    app.db.database.system(async (tx) => {
      const rows = await tx<Row<'application', 'id' | 'status'>[]>`
        select id, status from application where id in (${draft.id}, ${waiting.id})`
      return rows.map((row) => `${row.id === draft.id ? 'draft' : 'waiting'}: ${row.status}`).toSorted()
    })
  app.clock.set('2027-03-02T08:00:00Z')
  await app.app.schedules.runDue()
  expect(await statuses()).toEqual(['draft: draft', 'waiting: submitted'])
  app.clock.set('2027-03-03T08:00:00Z')
  await app.app.schedules.runDue()
  expect(await statuses()).toEqual(['draft: cancelled', 'waiting: submitted'])
})
