import { defineModule } from '../../../platform/modules/module.ts'
import type { Currency } from '@daftar/rules/money/currency'
import type { BatchOptions } from '../../money/settlement/index.ts'
import { debitHandlers } from './handlers.ts'
import { presentDebits } from './present-debits.ts'
import { debitSchedules } from './schedules.ts'
import { bankStandIn, type StandIn } from './stand-in.ts'

export { debitsOfAdvances } from './of-advances.ts'

export interface DebitsOptions extends StandIn {
  /** Whether the bank's stand-in answers by itself. */
  standInAnswers: boolean
}

/** The weekly debits of advances that repay by direct debit (DEC-LOAN-31 to DEC-LOAN-34). */
export function buildDebits(options: DebitsOptions) {
  return {
    ...defineModule({
      name: 'debits',
      handlers: debitHandlers(options),
      schedules: [...debitSchedules(options), ...(options.standInAnswers ? [bankStandIn(options)] : [])],
    }),
    present: (currency: Currency, at: Date, how?: BatchOptions) => presentDebits(options, currency, at, how),
  }
}
