import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { Currency } from '@daftar/rules/money/currency'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { TransferOutcomes } from '../transfers/index.ts'
import { weeklyRunTimes } from './closing/cut-off.ts'
import { settlementHandlers } from './handlers.ts'
import type { SettlementParts } from './parts.ts'
import { requestPayout, type PayoutRequest } from './payouts/request.ts'
import { runJob } from './runs/run-job.ts'
import { runWeek } from './runs/run.ts'

export { termsOf } from './closing/close-batch.ts'
export { mondaysRunOn, weeklyRunTimes } from './closing/cut-off.ts'
export { batchTransaction, inBatches, throwRefused, type BatchOptions } from './runs/batches.ts'
export { contribute } from './closing/contribute.ts'
export { changeCycle, cycleOf } from './payouts/cycle.ts'
export { eventsOf, type PayoutEventRow } from './payouts/events.ts'
export { closeOpen, figuresAt } from './closing/open-figures.ts'
export { openMovements } from './closing/open-movements.ts'
export { payoutOutcome } from './payouts/outcome.ts'
export { parties } from './closing/parties.ts'
export type { Capital, ClosingParts, CollectableWeek, SettlementParts } from './parts.ts'
export type { PayoutRow } from './payouts/store.ts'
export { requestFacts, type PayoutRequest } from './payouts/request.ts'
export { waterfallOfRow } from './closing/figures.ts'

export interface SettlementOptions extends SettlementParts {
  clock: Clock
  /** What follows for the thing a transfer paid; of payouts it is `payoutOutcome`. */
  outcomes: TransferOutcomes
  fourEyesAboveMinor: FourEyesAbove
}

/** Settlement: payouts from closing to the bank, in either cycle; one weekly schedule per currency, in the time of its banks. */
export function buildSettlement(options: SettlementOptions) {
  return {
    ...defineModule({
      name: 'settlement',
      handlers: settlementHandlers(options),
      jobs: [runJob(options, options.clock)],
      schedules: settledCurrencies.map((currency) => ({
        name: `weekly-run:${currency}`,
        dueTimes: (from, to) => weeklyRunTimes(currency, options.calendarOf(currency), from, to),
        run: async (at) => void (await runWeek(options, currency, at)),
      })),
    }),
    runWeek: (currency: Currency, at: Date) => runWeek(options, currency, at),
    /** A payout of the flexible cycle, closed and sent in the caller's transaction. */
    requestPayout: (tx: Tx, request: PayoutRequest) => requestPayout(tx, options, request),
  }
}
