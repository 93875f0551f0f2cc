import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { databaseAt } from '../../../platform/database/database.ts'
import { roleNames, urlFor } from '../../../platform/database/roles.ts'
import { liveConversations } from './live.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** Events as another process of the product has them: connections of its own to the same database. */
function anotherProcess() {
  const { adminUrl, secretKey } = inject('testCluster')
  const database = databaseAt(urlFor(adminUrl, roleNames.app, secretKey, db.name))
  const live = liveConversations({ database })
  onTestFinished(async () => {
    await live.stop()
    await database.close()
  })
  return { database, live }
}

/** What a stream has told, until it tells of a thread. */
async function heardUntil(stream: Readable, threadId: string): Promise<string> {
  let text = ''
  for await (const piece of stream) {
    text += String(piece)
    if (text.includes(threadId)) break
  }
  return text
}

test('people limited to some stores hear nothing of threads about others', async () => {
  const { live, database } = anotherProcess()
  const { merchantId } = await db.database.system((tx) => aMerchant(tx))
  const reader = { kind: 'merchant', merchantId, storeIds: ['sto_own'], personId: 'acc_limited' } as const
  const stream = await live.open(reader)
  for (const [threadId, storeId] of [
    ['tic_other', 'sto_other'],
    ['tic_own', 'sto_own'],
    ['tic_none', null],
  ] as const)
    await database.system((tx) =>
      live.tell(tx, { merchantId, threadId, storeId, kind: 'changed', by: 'staff' }),
    )
  const text = await heardUntil(stream, 'tic_none')
  expect(text).toContain('tic_own')
  expect(text).not.toContain('tic_other')
})

test('what one process tells is heard in every other once it is committed, never where it is undone', async () => {
  const [here, there, third] = [anotherProcess(), anotherProcess(), anotherProcess()]
  const { merchantId } = await db.database.system((tx) => aMerchant(tx))
  const { merchantId: stranger } = await db.database.system((tx) => aMerchant(tx))
  const streams = await Promise.all([
    there.live.open({ kind: 'merchant', merchantId, storeIds: null, personId: 'acc_reader' }),
    third.live.open({ kind: 'staff', personId: 'stf_agent' }),
  ])
  const tell = (threadId: string, of = merchantId) =>
    here.database.system((tx) =>
      here.live.tell(tx, {
        merchantId: of,
        threadId,
        storeId: null,
        kind: 'message',
        by: 'merchant',
        seq: 1,
      }),
    )
  const undone = here.database.system(async (tx) => {
    await here.live.tell(tx, {
      merchantId,
      threadId: 'tic_undone',
      storeId: null,
      kind: 'message',
      by: 'merchant',
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await tell('tic_stranger', stranger)
  await tell('tic_last')
  const [ofMerchant, ofStaff] = await Promise.all(streams.map((stream) => heardUntil(stream, 'tic_last')))
  expect(ofMerchant).not.toMatch(/tic_undone|tic_stranger/)
  expect(ofStaff).toContain('tic_stranger')
  expect(ofStaff).not.toContain('tic_undone')
})

test('a person has twenty streams at most: the one opened first ends, those of colleagues go on', async () => {
  const { live } = anotherProcess()
  const open = (personId: string) => live.open({ kind: 'staff', personId })
  const colleague = await open('stf_other')
  const own: Readable[] = []
  for (let n = 0; n < 22; n += 1) own.push(await open('stf_greedy'))
  for (const stream of [...own, colleague]) stream.resume()
  await expect.poll(() => own.filter(({ readableEnded }) => readableEnded).length).toBe(2)
  expect([own.findIndex(({ readableEnded }) => !readableEnded), colleague.readableEnded]).toEqual([2, false])
})

test('where listening failed, the next reader begins it anew', async () => {
  const { database } = anotherProcess()
  let isAway = true
  const sql = Object.assign(Object.create(database.sql) as typeof database.sql, {
    listen: (...given: Parameters<typeof database.sql.listen>) => {
      if (!isAway) return database.sql.listen(...given)
      isAway = false
      return Promise.reject(new Error('away'))
    },
  })
  const live = liveConversations({ database: { ...database, sql } })
  onTestFinished(() => live.stop())
  const reader = { kind: 'staff', personId: 'stf_agent' } as const
  await expect(live.open(reader)).rejects.toThrow('away')
  await expect(live.open(reader)).resolves.toBeDefined()
})
