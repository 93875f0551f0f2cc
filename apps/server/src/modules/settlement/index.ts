import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { payoutConfirmed, payoutRejected } from '@daftar/rules/capital/postings'
import type { Currency } from '@daftar/rules/money/currency'
import type { Database } from '../../platform/database/database.ts'
import { post } from '../../platform/ledger/ledger.ts'
import type { TransferOutcome } from '../transfers/index.ts'
import { settlementHandlers } from './handlers.ts'
import type { SettleDependencies } from './settle-merchant.ts'
import { runWeek, settledCurrencies, weeklyRunTimes } from './weekly-run.ts'

export { merchantCommission } from './lines.ts'
export { carriedInto as carriedIntoWeek, movementsOfWeek as openMovements } from './store.ts'
export type { CollectableWeek, CollectAdvance } from './settle-merchant.ts'

export interface SettlementOptions extends SettleDependencies {
  database: Database
  calendarOf: CalendarOf
}

/** The weekly settlement: one schedule per currency, in the time of its banks. */
export function buildSettlement(options: SettlementOptions) {
  const run = { database: options.database, deps: options, calendarOf: options.calendarOf }
  return {
    handlers: settlementHandlers(),
    outcome: payoutOutcome,
    schedules: settledCurrencies.map((currency) => ({
      name: `weekly-run:${currency}`,
      dueTimes: (from: Date, to: Date) => weeklyRunTimes(currency, options.calendarOf(currency), from, to),
      run: async (at: Date) => void (await runWeek(run, currency, at)),
    })),
    runWeek: (currency: Currency, at: Date) => runWeek(run, currency, at),
  }
}

/** A confirmed payout leaves the bank; a rejected one is owed again, and a deduction before it stands (DEC-LOAN-19). */
const payoutOutcome: TransferOutcome = {
  confirmed: async (tx, transfer, _by, at) => {
    const { merchant_id: merchantId, currency, amount_minor: amountMinor } = transfer
    await post(tx, {
      merchantId,
      kind: 'payout_confirmed',
      reference: transfer.id,
      at,
      postings: payoutConfirmed({ currency, amountMinor }),
    })
  },
  rejected: async (tx, transfer, _by, at) => {
    const { merchant_id: merchantId, currency, amount_minor: amountMinor } = transfer
    const postings = payoutRejected({ merchantId, currency, amountMinor })
    await post(tx, { merchantId, kind: 'payout_rejected', reference: transfer.id, at, postings })
  },
}
