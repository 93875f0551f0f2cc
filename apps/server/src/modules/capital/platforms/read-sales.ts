import { addDays } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineJob, enqueue, type Job } from '../../../platform/jobs/jobs.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { SalesConnector } from './connector.ts'
import { findConnection, keepSales, listDue } from './store.ts'
import { monthOf } from './sum-months.ts'

export const tokenPurpose = 'platform-token'

export interface ReadingDependencies {
  database: Database
  clock: Clock
  keys: Keys
  /** Null when no service is configured: nothing can be connected then. */
  connector: SalesConnector | null
}

interface Payload {
  merchantId: string
  platform: SalesPlatform
}

const jobName = 'platforms.read'
/** The underwriter looks at a year. */
const daysBack = 365

/**
 * Reads one connection's sales from the service; it waits for another company's server, so it stands with the
 * outside jobs.
 */
export function readingJob({ database, clock, keys, connector }: ReadingDependencies): Job<Payload> {
  return defineJob<Payload>(jobName, async ({ merchantId, platform }) => {
    if (!connector) return
    const connection = await database.tenantRead([merchantId], (tx) =>
      findConnection(tx, merchantId, platform),
    )
    if (!connection) return
    const at = clock.now()
    const token = keys
      .open(merchantId, tokenPurpose, Buffer.from(connection.token_sealed, 'base64'))
      .toString()
    const today = dateInZone(at.getTime(), zoneOfCurrency('AED'))
    const months = await connector.readSales(token, monthOf(addDays(today, -daysBack)))
    await database.tenant([merchantId], (tx) => keepSales(tx, connection, months, at))
  })
}

/** Sales are read once a day until a decision is taken (DEC-WIZ-15). */
export function readingSchedule({ database }: ReadingDependencies): Schedule {
  return defineSchedule({
    name: 'platforms.sales',
    dueTimes: lastEveryMinutes(1_440),
    run: (at) =>
      database.system(async (tx) => {
        for (const { merchant_id: merchantId, platform } of await listDue(tx, at))
          await queueReading(tx, { merchantId, platform })
      }),
  })
}

/** One reading of a connection waits at most; a later one takes its place. */
export function queueReading(tx: Tx, payload: Payload): Promise<void> {
  return enqueue(tx, { name: jobName }, payload, {
    key: `platform:${payload.merchantId}:${payload.platform}`,
    maxAttempts: 5,
  })
}
