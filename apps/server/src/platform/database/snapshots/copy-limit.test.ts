import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { csvOf } from '../../csv.ts'
import { copyLimits, openCopySnapshot, type CopySnapshot } from './copy-snapshot.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const open = (merchant: string) => openCopySnapshot(db.database.appUrl, { merchants: [merchant] })

test('exports of one merchant, and of all together, take no more connections than their share', async () => {
  const held: CopySnapshot[] = []
  for (let index = 0; index < copyLimits.ofOne.atOnce; index += 1) held.push(await open('m_a'))
  await expect(open('m_a')).rejects.toMatchObject({ reason: 'too_many_requests' })
  for (let index = held.length; index < copyLimits.atOnce; index += 1) held.push(await open(`m_${index}`))
  await expect(open('m_z')).rejects.toMatchObject({ reason: 'unavailable' })
  held.pop()!.close()
  const next = await open('m_z')
  const bytes = await next.copy(csvOf('select 1 as one'))
  await expect(open('m_y')).rejects.toMatchObject({ reason: 'unavailable' })
  bytes.resume()
  await new Promise((resolve) => bytes.once('close', resolve))
  held.push(await open('m_y'))
  for (const snapshot of held) {
    snapshot.close()
    snapshot.close()
  }
})

test('a query that fails gives its place back', async () => {
  for (let index = 0; index < copyLimits.atOnce + 1; index += 1) {
    const snapshot = await open('m_a')
    await expect(snapshot.copy(csvOf('select nothing_there'))).rejects.toThrow(/nothing_there/)
  }
  const counting = await open('m_a')
  await expect(counting.count('select nothing_there')).rejects.toThrow(/nothing_there/)
  counting.close()
  ;(await open('m_a')).close()
})
