import { withByteOrderMark } from '../../../../platform/csv.ts'
import { openCopySnapshot } from '../../../../platform/database/snapshots/copy-snapshot.ts'
import { defineJob, type Job } from '../../../../platform/jobs/jobs.ts'
import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import { findMerchant, merchantZone } from '../../../merchants/merchants/index.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { movementsAsCsv } from './movements-csv.ts'
import { exportLetter } from './letter.ts'
import type { ExportRow } from '../machine.ts'
import { findExport, listExpired, markDeleted, markReady } from './store.ts'

export interface ExportTarget {
  merchantId: string
  id: string
}

export const exportJobName = 'payouts.export'

/** Writes a long file into the storage and mails where it is. Run twice, it mails once. */
export function exportJob(deps: PayoutsDependencies): Job<ExportTarget> {
  return defineJob<ExportTarget>(exportJobName, async ({ merchantId, id }) => {
    const { database, storage } = deps
    const row = await database.systemRead((tx) => findExport(tx, merchantId, id))
    if (row?.status !== 'waiting') return
    const storageKey = `payout-exports/${id}`
    await writeFile(deps, row, storageKey)
    const isMine = await database.system(async (tx) => {
      if (!(await markReady(tx, row, storageKey, deps.clock.now()))) return false
      const merchant = await findMerchant(tx, merchantId)
      const zone = merchant ? merchantZone(merchant) : 'UTC'
      await deps.queueMail(tx, exportLetter(row, deps.publicOrigin, zone))
      return true
    })
    if (!isMine && !(await database.systemRead((tx) => findExport(tx, merchantId, id)))?.storage_key)
      await storage.remove(storageKey)
  })
}

/** Rows are read with the reach of the merchants that were asked for, as the person's own call would. */
async function writeFile(
  { database, storage }: PayoutsDependencies,
  row: ExportRow,
  key: string,
): Promise<void> {
  const { parts, language } = row.asked
  const snapshot = await openCopySnapshot(database.appUrl, {
    merchants: parts.map((part) => part.merchantId),
  })
  const bytes = await snapshot.copy(movementsAsCsv(parts, language))
  await storage.put(row.merchant_id, key, withByteOrderMark(bytes))
}

/** Every hour, once a day of a jump: files that were kept their seven days go, bytes first. */
export function exportSweep({ database, storage }: PayoutsDependencies): Schedule {
  return defineSchedule({
    name: 'payouts.export-sweep',
    dueTimes: lastEveryMinutes(60),
    run: async (at) => {
      const expired = await database.systemRead((tx) => listExpired(tx, at))
      await eachOne(expired, async (row) => {
        if (row.storage_key) await storage.remove(row.storage_key)
        await database.system((tx) => markDeleted(tx, row, at))
      })
    },
  })
}
