import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { moveStatuses } from '../../../platform/status/move.ts'
import { offerMachine } from './machine.ts'

/** Active offers end with their 30th day; one that is hidden ends when its application does (DEC-OFR-2). */
export function expirySchedule(database: Database): Schedule {
  return defineSchedule({
    name: 'offers.expiry',
    dueTimes: (from, to) => database.system((tx) => endsIn(tx, from, to)),
    run: async (at) => void (await database.system((tx) => expireOffers(tx, at))),
  })
}

async function endsIn(tx: Tx, from: Date, to: Date): Promise<Date[]> {
  const rows = await tx<Row<'offer', 'expires_at'>[]>`
    select distinct expires_at from offer
     where status = 'active' and expires_at > ${from} and expires_at <= ${to} order by expires_at`
  return rows.map((row) => row.expires_at)
}

/** Ends everything that is over and keeps each move; answers how many. */
async function expireOffers(tx: Tx, at: Date): Promise<number> {
  const over = await tx<Row<'offer', 'merchant_id' | 'id' | 'status'>[]>`
    select merchant_id, id, status from offer where status = 'active' and expires_at <= ${at} for update`
  const cause = { actor: 'system', actorId: 'offers.expiry', at } as const
  const moves = over.map((row) => ({ row, to: 'expired' as const, ...cause }))
  return (await moveStatuses(tx, offerMachine, moves)).length
}
