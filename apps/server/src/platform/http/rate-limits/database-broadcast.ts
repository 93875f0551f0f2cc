import type { Database } from '../../database/database.ts'
import { addHits } from '../../rates/rates.ts'
import type { Broadcast } from './rate-limit.ts'

/** Processes hear of each other's calls by the database they share. */
export function databaseBroadcast(database: Database): Broadcast {
  return (kind, caller, hits, nowMs) =>
    database.system((tx) =>
      addHits(tx, { scope: `calls_${kind}`, key: caller, windowSeconds: 60 }, hits, new Date(nowMs)),
    )
}
