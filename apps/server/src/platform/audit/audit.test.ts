import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditFaults } from '../../testing/calls/audit-faults.ts'
import { asOwner, runText, tamper } from '../../testing/database/planted.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { recordAudit, type AuditEntry } from './audit.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

function anEntry(merchantId: string | null, change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    merchantId,
    at: new Date('2026-11-23T09:00:00Z'),
    action: 'application_approved',
    object: 'application:app_1',
    actorId: 'stf_1',
    actorRole: 'underwriter',
    outcome: 'done',
    before: { status: 'submitted' },
    after: { status: 'approved', amountMinor: 5n },
    requestId: 'req-1',
    ip: '127.0.0.1',
    userAgent: 'test',
    ...change,
  }
}
const entriesOf = (merchantId: string) =>
  db.database.provider(
    (tx) => tx`select * from audit_entry where merchant_id = ${merchantId} order by number`,
  )
const faultsOf = (merchantId: string | null) => db.database.provider((tx) => auditFaults(tx, merchantId))

test('an entry is on record exactly when its change is', async () => {
  const change = (fail: boolean) =>
    db.database.tenant(['m_1'], async (tx) => {
      await recordAudit(tx, anEntry('m_1'))
      if (fail) throw new Error('no')
    })
  await change(false)
  await expect(change(true)).rejects.toThrow('no')
  const entries = await entriesOf('m_1')
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    action: 'application_approved',
    actor_role: 'underwriter',
    after: { status: 'approved', amountMinor: '5' },
  })
})

test("a merchant leaves a trace on the provider's chain and cannot read it back", async () => {
  await db.database.tenant(['m_1'], (tx) =>
    recordAudit(tx, anEntry(null, { outcome: 'refused', reason: 'no_permission' })),
  )
  expect(await entriesOf('provider')).toHaveLength(1)
  expect(
    await db.database.tenant(['m_1'], (tx) => tx`select 1 from audit_entry where merchant_id = 'provider'`),
  ).toHaveLength(0)
})

test('a merchant cannot write on the chain of another one', async () => {
  await expect(db.database.tenant(['m_1'], (tx) => recordAudit(tx, anEntry('m_2')))).rejects.toThrow(
    /row-level security/,
  )
})

test('64 writers over two chains neither deadlock nor break them', async () => {
  await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      db.database.provider(async (tx) => {
        const chains = n % 2 === 0 ? ['m_x', null] : [null, 'm_x']
        for (const chain of chains) await recordAudit(tx, anEntry(chain))
      }),
    ),
  )
  expect(await entriesOf('m_x')).toHaveLength(64)
  expect(await faultsOf('m_x')).toEqual([])
  expect(await faultsOf(null)).toEqual([])
})

test.each(["update audit_entry set action = 'x'", 'delete from audit_entry', 'truncate audit_entry'])(
  'the log is append-only: %s',
  async (statement) => {
    await db.database.tenant(['m_3'], (tx) => recordAudit(tx, anEntry('m_3')))
    await expect(db.database.provider((tx) => runText(tx, statement))).rejects.toThrow(/permission denied/)
    await expect(asOwner(db.owner, statement)).rejects.toThrow(/append-only/)
  },
)

test.each([
  ['changed', `update audit_entry set actor_id = 'somebody' where merchant_id = 'm_4' and number = 1`],
  ['removed', `delete from audit_entry where merchant_id = 'm_4' and number = 2`],
])("an entry %s behind the product's back is found", async (_, statement) => {
  for (let n = 0; n < 2; n += 1) await db.database.tenant(['m_4'], (tx) => recordAudit(tx, anEntry('m_4')))
  await tamper(db.owner, { audit_entry: ['append_only_rows'] }, statement)
  expect((await faultsOf('m_4')).length).toBeGreaterThan(0)
})
