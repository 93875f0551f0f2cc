import type { Database } from '../../../platform/database/database.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { release } from './follow.ts'
import { expiredCharges, findCharge } from './store.ts'

/** What no shop took in time is free again, also where the issuer has said nothing. */
export function expireSchedule(database: Database): Schedule {
  return defineSchedule({
    name: 'cards.expire',
    lane: 'books',
    dueTimes: lastEveryMinutes(60),
    run: async (at) => {
      const expired = await database.system((tx) => expiredCharges(tx, at))
      await eachOne(expired, ({ merchant_id: merchantId, id }) =>
        database.system(async (tx) => {
          await lockLedger(tx, merchantId)
          const row = await findCharge(tx, merchantId, id)
          if (!row || row.held_minor === 0n) return
          const happening = { id: `exp_${id}`, amountMinor: row.held_minor, actor: 'system', at } as const
          await release(tx, row, happening)
        }),
      )
    },
  })
}
