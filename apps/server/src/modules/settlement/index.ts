import type { Currency } from '@daftar/rules/money/currency'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TransferOutcomes } from '../transfers/index.ts'
import { settledCurrencies, weeklyRunTimes } from './cut-off.ts'
import { dryRun } from './dry-run.ts'
import { settlementHandlers } from './handlers.ts'
import { openFigures } from './open-figures.ts'
import type { SettlementParts } from './parts.ts'
import { requestPayout, type PayoutRequest } from './request.ts'
import { runJob } from './run-job.ts'
import { runWeek, type RunOptions } from './run.ts'

export { decideAdjustment, proposeAdjustment } from './adjustments.ts'
export { changeCycle, cycleOf, type Cycle } from './cycle.ts'
export { mondaysRunOn, weeklyRunTimes } from './cut-off.ts'
export { termsOf } from './close-batch.ts'
export { figuresOf } from './figures-of.ts'
export { closeOpen, figuresAt, type OpenFigures } from './open-figures.ts'
export { openMovements } from './open-movements.ts'
export { payoutOutcome } from './outcome.ts'
export { parties, type Party } from './parties.ts'
export type { Capital, CollectableWeek, PayoutActor, SettlementParts } from './parts.ts'
export type { PayoutRow } from './payout-store.ts'
export { requestFacts } from './request.ts'

export interface SettlementOptions extends SettlementParts {
  clock: Clock
  /** What follows for the thing a transfer paid; of payouts it is `payoutOutcome`. */
  outcomes: TransferOutcomes
}

/** Settlement: payouts from closing to the bank, in either cycle; one weekly schedule per currency, in the time of its banks. */
export function buildSettlement(options: SettlementOptions) {
  return {
    handlers: settlementHandlers(options),
    jobs: [runJob(options, options.clock)],
    schedules: settledCurrencies.map((currency) => ({
      name: `weekly-run:${currency}`,
      dueTimes: (from: Date, to: Date) => weeklyRunTimes(currency, options.calendarOf(currency), from, to),
      run: async (at: Date) => void (await runWeek(options, currency, at)),
    })),
    runWeek: (currency: Currency, at: Date, how?: RunOptions) => runWeek(options, currency, at, how),
    dryRun: (tx: Tx, given: Parameters<typeof dryRun>[2]) => dryRun(tx, options.capital, given),
    /** Of what is in no payout yet: figures, waterfall and sums, as if it were closed now. */
    openFigures: (tx: Tx, merchantId: string, currency: Currency, at: Date) =>
      openFigures(tx, options.capital, merchantId, currency, at),
    /** A payout of the flexible cycle, closed and sent in the caller's transaction. */
    requestPayout: (tx: Tx, request: PayoutRequest) => requestPayout(tx, options, request),
  }
}
