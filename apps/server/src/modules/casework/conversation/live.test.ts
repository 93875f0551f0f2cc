import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { aMerchant } from '../../../testing/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
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

test('what one process tells is heard in every other once it is committed, never where it is undone', async () => {
  const [here, there, third] = [anotherProcess(), anotherProcess(), anotherProcess()]
  const { merchantId } = await db.database.system((tx) => aMerchant(tx))
  const { merchantId: stranger } = await db.database.system((tx) => aMerchant(tx))
  const streams = await Promise.all([
    there.live.open({ kind: 'merchant', merchantId }),
    third.live.open({ kind: 'staff' }),
  ])
  const tell = (threadId: string, of = merchantId) =>
    here.database.system((tx) =>
      here.live.tell(tx, { merchantId: of, threadId, kind: 'message', by: 'merchant', seq: 1 }),
    )
  const undone = here.database.system(async (tx) => {
    await here.live.tell(tx, { merchantId, threadId: 'tic_undone', kind: 'message', by: 'merchant' })
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
