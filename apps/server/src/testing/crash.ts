import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open.ts'

export const secretKey = 'a-secret-of-at-least-32-characters!!'

export const count = async (database: Database) =>
  (await database.sql<{ hits: bigint }[]>`select count(*) as hits from rate_counter`)[0]?.hits

export const write = (database: Database, n: number) =>
  database.system((tx) => tx`insert into rate_counter values ('crash', ${Buffer.from(String(n))}, now(), 1)`)

/** Kills the database so many times while eight write to it; it comes back by itself, with every write it acknowledged. */
export async function killUnderLoad(dataDir: string, { kills }: { kills: number }): Promise<void> {
  const database = await openDatabase({ dataDir, secretKey })
  let acknowledged = 0
  const written = async (more: number) => {
    await expect.poll(() => acknowledged).toBeGreaterThan(acknowledged + more)
  }
  const stop = new AbortController()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; !stop.signal.aborted; n += 1)
      await write(database, writer * 1_000_000 + n).then(
        () => (acknowledged += 1),
        () => sleep(20),
      )
  })
  for (let kill = 0; kill < kills; kill += 1) {
    await written(20)
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await written(20)
  }
  stop.abort()
  await Promise.all(writers)
  await expect.poll(() => count(database).catch(() => 'down')).not.toBe('down')
  expect(Number(await count(database))).toBeGreaterThanOrEqual(acknowledged)
  await database.close()
}
