import type { Database } from '../../../platform/database/database.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { bankOf } from '../settlement/index.ts'
import type { WalletDependencies } from './dependencies.ts'
import { findWithdrawal, waitingWithdrawals } from './store.ts'
import { sendOrHold } from './withdraw.ts'

/**
 * Withdrawals that waited because of a hold or a suspended company are sent soon after nothing keeps them
 * back.
 */
export function sendWaitingSchedule(
  deps: Pick<WalletDependencies, 'orderTransfer'> & { database: Database },
): Schedule {
  return defineSchedule({
    name: 'wallet.send_waiting',
    lane: 'books',
    dueTimes: lastEveryMinutes(10),
    run: async (at) => {
      const waiting = await deps.database.system((tx) => waitingWithdrawals(tx))
      await eachOne(waiting, ({ merchant_id: merchantId, id }) =>
        deps.database.system(async (tx) => {
          await lockLedger(tx, merchantId)
          const [row, bank] = [await findWithdrawal(tx, merchantId, id), await bankOf(tx, merchantId)]
          if (row && bank && row.status === 'processing' && row.sent_at === null)
            await sendOrHold(tx, deps, row, bank, at)
        }),
      )
    },
  })
}
