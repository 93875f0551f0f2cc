import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, write } from '../../../testing/database/crash.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { fillOnce } from './fill-once.ts'

let killed: TestDatabase
let fresh: TestDatabase
beforeAll(async () => {
  killed = await createTestDatabase()
  fresh = await createTestDatabase()
})
afterAll(() => Promise.all([killed.drop(), fresh.drop()]))

const fill = ({ database }: TestDatabase, work: () => Promise<unknown>) =>
  fillOnce(database.appUrl, async () => ((await count(database, 'filled')) ?? 0n) > 0n, work)

test('a filling killed with -9 is told with how to begin anew, and neither served nor dropped', async () => {
  const { database } = killed
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fixtures/fills-until-killed.ts'), database.appUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout })) if (Number(line) > 1) break
  child.kill('SIGKILL')
  await once(child, 'close')
  const written = await count(database, 'filled')
  for (const _start of [1, 2])
    await expect(fill(killed, () => Promise.reject(new Error('filled again')))).rejects.toThrow(
      /begun at 20\d\d-.*cut short.*left as it is.*drop the database and create it again/,
    )
  expect(await count(database, 'filled')).toBe(written)
})

test('a filling that failed before it wrote anything is begun again', async () => {
  await expect(fill(fresh, () => Promise.reject(new Error('no issuer')))).rejects.toThrow('no issuer')
  const { database } = fresh
  let waiting = 0
  const seen = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const isMine = await fill(fresh, async () => {
        await write(database, 1, { to: 'filled' })
        // The others wait by now, or come later.
        waiting += 1
        await write(database, 2, { to: 'filled' })
      })
      return [isMine, await count(database, 'filled')] as const
    }),
  )
  expect(waiting).toBe(1)
  expect(seen.filter(([isMine]) => isMine)).toHaveLength(1)
  expect(seen.map(([, found]) => found)).toEqual([2n, 2n, 2n, 2n])
})
