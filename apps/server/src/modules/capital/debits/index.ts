import { defineModule } from '../../../platform/modules/module.ts'
import type { Currency } from '@daftar/rules/money/currency'
import type { BatchOptions } from '../../money/settlement/index.ts'
import { debitHandlers } from './handlers.ts'
import { presentDebits } from './present-debits.ts'
import { debitSchedules } from './schedules.ts'
import { fakeBank, type FakeBankDependencies } from './fake-bank.ts'

export { debitsOfAdvances } from './of-advances.ts'

export interface DebitsOptions extends FakeBankDependencies {
  /** Whether the fake bank answers by itself. */
  fakeBankAnswers: boolean
}

/** The weekly debits of advances that repay by direct debit (DEC-LOAN-31 to DEC-LOAN-34). */
export function buildDebits(options: DebitsOptions) {
  return {
    ...defineModule({
      name: 'debits',
      handlers: debitHandlers(options),
      schedules: [...debitSchedules(options), ...(options.fakeBankAnswers ? [fakeBank(options)] : [])],
    }),
    present: (currency: Currency, at: Date, how?: BatchOptions) => presentDebits(options, currency, at, how),
  }
}
