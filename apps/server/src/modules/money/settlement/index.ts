import type { Currency } from '@daftar/rules/money/currency'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { weeklyRunTimes } from './closing/cut-off.ts'
import { settlementHandlers } from './handlers.ts'
import type { SettlementDependencies } from './dependencies.ts'
import { releaseReinstated } from './payouts/acts.ts'
import { requestPayout, type PayoutRequest } from './payouts/request.ts'
import { runJob } from './runs/run-job.ts'
import { runReading } from './runs/run-reading.ts'
import { runWeek } from './runs/run.ts'

export { payoutTermsOf } from './closing/close-batch.ts'
export { mondaysRunOn, weeklyRunAt, weeklyRunTimes } from './closing/cut-off.ts'
export { batchTransaction, inBatches, throwRefused, type BatchOptions } from './runs/batches.ts'
export { contribute } from './closing/contribute.ts'
export { isHolding, placeHold, releaseHold } from './agreements/holds.ts'
export { choosePayouts, findWallet, openWallet, type WalletRow } from './agreements/wallets.ts'
export { bankOf, keepAccount, type Destination } from './runs/destinations.ts'
export { changeCycle, cycleOf } from './payouts/cycle.ts'
export { listCycleChanges } from './payouts/cycle-changes.ts'
export { eventsOf, type PayoutEventRow } from './payouts/events.ts'
export { closeOpen, figuresAt, withMovement, withoutThose } from './closing/open-figures.ts'
export { openMovements } from './closing/open-movements.ts'
export { payoutOutcome } from './payouts/outcome.ts'
export { owedToMerchants } from './closing/owed.ts'
export { disputedMinor, keptBackNow, keptReserves, unsentPayouts } from './closing/not-in-the-bank.ts'
export { payees } from './closing/payees.ts'
export type { Capital, ClosingDependencies, CollectableWeek, PayoutNews } from './dependencies.ts'
export { payoutSums } from './closing/sums.ts'
export type { PayoutRow } from './payouts/store.ts'
export { requestFacts, type PayoutRequest } from './payouts/request.ts'
export { waterfallOfRow } from './closing/figures.ts'

/**
 * Settlement: payouts from closing to the bank, in either cycle; one weekly schedule per currency, in the
 * time of its banks.
 */
export function buildSettlement(deps: SettlementDependencies) {
  return {
    ...defineModule({
      name: 'settlement',
      handlers: settlementHandlers(deps),
      jobs: [runJob(deps, deps.clock)],
      readings: [runReading],
      schedules: settledCurrencies.map((currency) => ({
        name: `weekly-run:${currency}`,
        lane: 'books',
        dueTimes: (from, to) => weeklyRunTimes(currency, deps.calendarOf(currency), from, to),
        run: async (at) => void (await runWeek(deps, currency, at)),
      })),
    }),
    runWeek: (currency: Currency, at: Date) => runWeek(deps, currency, at),
    /** A payout of the flexible cycle, closed and sent in the caller's transaction. */
    requestPayout: (tx: Tx, request: PayoutRequest) => requestPayout(tx, deps, request),
    /** Sends what was held because the company was suspended, in the caller's transaction. */
    releaseReinstated: (tx: Tx, given: { merchantId: string; staffId: string; at: Date }) =>
      releaseReinstated(tx, deps, given),
  }
}
