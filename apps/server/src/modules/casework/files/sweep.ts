import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { FilesDependencies } from './dependencies.ts'
import { lockForgettable, markDeleted } from './store.ts'

const dayMs = 86_400_000

/** A file that no form named within this many days belongs to nothing. */
const unusedDays = 7

/** No upload takes longer; what is older was left by a process that died. */
const quarantineMs = 2 * 3_600_000

/** Every night: bytes nobody used, bytes kept long enough, and what dead processes left in quarantine. */
export function sweepSchedule(deps: FilesDependencies): Schedule {
  return defineSchedule({ name: 'files.sweep', dueTimes: nights, run: (at) => sweep(deps, at) })
}

async function sweep(deps: FilesDependencies, at: Date): Promise<void> {
  while ((await forgetSome(deps, at)) > 0);
  await emptyQuarantine(deps.quarantineFolder)
}

/** The bytes go before the row: a row without bytes is swept again, bytes without a row never would be. */
async function forgetSome({ database, storage }: FilesDependencies, at: Date): Promise<number> {
  return database.system(async (tx) => {
    const rows = await lockForgettable(tx, new Date(at.getTime() - unusedDays * dayMs), at)
    for (const row of rows) {
      await storage.remove(row.storage_key)
      await markDeleted(tx, row.merchant_id, row.id, at)
    }
    return rows.length
  })
}

/** By the machine's time, as its files are. */
export async function emptyQuarantine(folder: string, olderThanMs = quarantineMs): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > olderThanMs) await rm(path, { force: true })
  }
}

/** 02:00 UTC of every day. */
function nights(from: Date, to: Date): Date[] {
  const hour = 2 * 3_600_000
  const first = Math.floor((from.getTime() - hour) / dayMs) + 1
  const count = Math.max(0, Math.floor((to.getTime() - hour) / dayMs) - first + 1)
  return Array.from({ length: count }, (_, index) => new Date((first + index) * dayMs + hour))
}
