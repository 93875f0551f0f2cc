import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { csvOf } from '../csv.ts'
import { copiesAtOnce, copiesAtOnceOfOne, CopiesBusy, openCopies, type Copies } from './copies.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const open = (merchant: string) => openCopies(db.database.appUrl, { merchants: [merchant] })

test('exports of one merchant, and of all together, take no more connections than their limit', async () => {
  const held: Copies[] = []
  for (let index = 0; index < copiesAtOnceOfOne; index += 1) held.push(await open('m_a'))
  await expect(open('m_a')).rejects.toBeInstanceOf(CopiesBusy)
  for (let index = held.length; index < copiesAtOnce; index += 1) held.push(await open(`m_${index}`))
  await expect(open('m_z')).rejects.toBeInstanceOf(CopiesBusy)
  held.pop()!.close()
  const next = await open('m_z')
  const bytes = await next.copy(csvOf('select 1 as one'))
  await expect(open('m_y')).rejects.toBeInstanceOf(CopiesBusy)
  bytes.resume()
  await new Promise((resolve) => bytes.once('close', resolve))
  held.push(await open('m_y'))
  for (const copies of held) {
    copies.close()
    copies.close()
  }
})

test('a query that fails gives its place back', async () => {
  for (let index = 0; index < copiesAtOnce + 1; index += 1) {
    const copies = await open('m_a')
    await expect(copies.copy(csvOf('select nothing_there'))).rejects.toThrow(/nothing_there/)
  }
  const counting = await open('m_a')
  await expect(counting.count('select nothing_there')).rejects.toThrow(/nothing_there/)
  counting.close()
  ;(await open('m_a')).close()
})
