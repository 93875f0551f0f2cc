import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditFaults } from '../../testing/calls/audit-faults.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import type { AuditEntry } from './audit.ts'
import { Refusals } from './refusals.ts'

let db: TestDatabase
const failures: unknown[] = []
let refusals: Refusals
beforeAll(async () => {
  db = await createTestDatabase()
  refusals = new Refusals(db.database, (error) => void failures.push(error))
})
afterAll(() => db.drop())

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second))
const refused = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  merchantId: 'm_1',
  at: at(0),
  action: 'payout.requested',
  object: 'payouts.request',
  actorId: 'per_sales',
  actorRole: 'sales',
  outcome: 'refused',
  reason: 'no_permission',
  ...change,
})
const entriesOf = (merchantId: string) =>
  db.database.provider(
    (tx) => tx`select actor_id, action, object, reason, after from audit_entry
                where merchant_id = ${merchantId} order by number`,
  )

test('refusals of a minute are an entry for each kind, with their count, on a chain without faults', async () => {
  for (let second = 0; second < 50; second += 1) refusals.note(refused({ at: at(second) }))
  refusals.note(refused({ actorId: 'per_owner', reason: 'invalid_input' }))
  expect(await entriesOf('m_1')).toEqual([])
  await refusals.flush()
  const kind = { action: 'payout.requested', object: 'payouts.request' }
  expect(await entriesOf('m_1')).toEqual([
    {
      ...kind,
      actor_id: 'per_sales',
      reason: 'no_permission',
      after: { count: 50, until: '2026-11-23T09:00:49.000Z' },
    },
    { ...kind, actor_id: 'per_owner', reason: 'invalid_input', after: null },
  ])
  expect(await db.database.provider((tx) => auditFaults(tx, 'm_1'))).toEqual([])
  await refusals.flush()
  expect(await entriesOf('m_1')).toHaveLength(2)
})

test('whoever tries one thing after another fills no log: what is beyond forty kinds is one more', async () => {
  for (let index = 0; index < 300; index += 1)
    refusals.note(refused({ merchantId: 'm_2', object: `order:${index}` }))
  await refusals.flush()
  const entries = await entriesOf('m_2')
  expect(entries).toHaveLength(41)
  expect(entries.at(-1)).toMatchObject({ action: 'refused.others', after: { count: 260 } })
})

test('a chain that somebody holds keeps no other waiting for its refusals, and gets its own later', async () => {
  const impatient = await createTestDatabase({ patience: { lockMs: 100 } })
  const own = new Refusals(impatient.database, (error) => void failures.push(error))
  try {
    own.note(refused({ merchantId: 'm_held' }))
    await own.flush()
    await impatient.database.provider(async (tx) => {
      await tx`select from audit_chain where merchant_id = 'm_held' for update`
      own.note(refused({ merchantId: 'm_held' }))
      own.note(refused({ merchantId: 'm_free' }))
      await own.flush()
    })
    const counted = () =>
      impatient.database.provider(
        (tx) => tx`select merchant_id, count(*)::int from audit_entry group by 1 order by 1`,
      )
    expect([...(await counted())]).toEqual([
      { merchant_id: 'm_free', count: 1 },
      { merchant_id: 'm_held', count: 1 },
    ])
    expect(failures).toHaveLength(1)
    await own.flush()
    expect((await counted())[1]).toEqual({ merchant_id: 'm_held', count: 2 })
  } finally {
    await impatient.drop()
  }
})
