import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { FilesDependencies } from './dependencies.ts'
import { clocksOf, windClocks } from './kept/clocks.ts'
import { eraseFile } from './kept/erase-file.ts'
import { lockForgettable, ownersOfFiles, writeClock } from './store.ts'

const dayMs = 86_400_000

/** No upload takes longer; what is older was left by a process that died. */
const quarantineMs = 2 * 3_600_000

type SweepDependencies = Pick<FilesDependencies, 'database' | 'storage' | 'quarantineFolder' | 'ruleOf'>

/**
 * Every night: the clock of every file, the bytes whose time is over, and what dead processes left in
 * quarantine.
 */
export function sweepSchedule(deps: SweepDependencies): Schedule {
  return defineSchedule({ name: 'files.sweep', dueTimes: nights, run: (at) => sweep(deps, at) })
}

async function sweep(deps: SweepDependencies, at: Date): Promise<void> {
  const owners = await deps.database.systemRead(ownersOfFiles)
  await eachOne(owners, (merchantId) => deps.database.system((tx) => windClocks(tx, deps.ruleOf, merchantId)))
  while ((await forgetSome(deps, at)) > 0);
  await emptyQuarantine(deps.quarantineFolder)
}

/** Their clocks are worked out once more under the lock: a form may have named one of them since. */
async function forgetSome({ database, storage, ruleOf }: SweepDependencies, at: Date): Promise<number> {
  return database.system(async (tx) => {
    const rows = await lockForgettable(tx, at)
    const today = dateInZone(at.getTime(), 'UTC')
    for (const [merchantId, files] of Map.groupBy(rows, ({ merchant_id }) => merchant_id)) {
      const clockOf = await clocksOf(tx, ruleOf, merchantId)
      for (const row of files) {
        const clock = clockOf(row)
        if (clock.until === null || clock.until >= today) await writeClock(tx, row, clock)
        else await eraseFile(tx, storage, row, { at, because: clock.event, by: 'system' })
      }
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
