import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { destroyFileKey } from '../../../platform/crypto/merchant-keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { FilesDependencies } from './dependencies.ts'
import { lockForgettable, markDeleted, type ForgettableFile } from './store.ts'

const dayMs = 86_400_000

/** A file that no form named within this many days belongs to nothing. */
const unusedDays = 7

/** No upload takes longer; what is older was left by a process that died. */
const quarantineMs = 2 * 3_600_000

type SweepDependencies = Pick<FilesDependencies, 'database' | 'storage' | 'quarantineFolder'>

/** Every night: bytes nobody used, bytes kept long enough, and what dead processes left in quarantine. */
export function sweepSchedule(deps: SweepDependencies): Schedule {
  return defineSchedule({ name: 'files.sweep', dueTimes: nights, run: (at) => sweep(deps, at) })
}

async function sweep(deps: SweepDependencies, at: Date): Promise<void> {
  while ((await forgetSome(deps, at)) > 0);
  await emptyQuarantine(deps.quarantineFolder)
}

/** The bytes go before the row: a row without bytes is swept again, bytes without a row never would be. */
async function forgetSome({ database, storage }: SweepDependencies, at: Date): Promise<number> {
  return database.system(async (tx) => {
    const rows = await lockForgettable(tx, new Date(at.getTime() - unusedDays * dayMs), at)
    for (const row of rows) {
      await storage.remove(row.storage_key)
      await forget(tx, row, at)
    }
    return rows.length
  })
}

/**
 * Of a precious file the key goes too, so that no copy of the disk opens it any more; what is left proves that it was here and is
 * gone: purpose, digest and moment, in its row and on the audit chain of its merchant.
 */
async function forget(tx: Tx, row: ForgettableFile, at: Date): Promise<void> {
  const { merchant_id: merchantId, id } = row
  const isErased = await destroyFileKey(tx, merchantId, id)
  await markDeleted(tx, merchantId, id, at, isErased)
  if (!isErased) return
  await recordAudit(tx, {
    merchantId,
    at,
    action: 'file.erased',
    object: `file:${id}`,
    actorId: 'system',
    actorRole: 'system',
    outcome: 'done',
    after: {
      purpose: row.area,
      sha256: row.sha256.toString('hex'),
      cause: row.used_at === null ? 'unused' : 'retention',
    },
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
