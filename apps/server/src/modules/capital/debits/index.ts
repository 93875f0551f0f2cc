import { defineModule } from '../../../platform/modules/module.ts'
import type { Currency } from '@daftar/rules/money/currency'
import type { BatchOptions } from '../../money/settlement/index.ts'
import { debitHandlers } from './handlers.ts'
import { presentDebits } from './present-debits.ts'
import { debitSchedules } from './schedules.ts'
import { fakeBank, type FakeBankDependencies } from './fake-bank.ts'

export { debitsOfAdvances } from './of-advances.ts'

/** The weekly debits of advances that repay by direct debit (DEC-LOAN-31 to DEC-LOAN-34). */
export function buildDebits(deps: FakeBankDependencies, { fakeBankAnswers }: { fakeBankAnswers: boolean }) {
  return {
    ...defineModule({
      name: 'debits',
      handlers: debitHandlers(deps),
      schedules: [...debitSchedules(deps), ...(fakeBankAnswers ? [fakeBank(deps)] : [])],
    }),
    present: (currency: Currency, at: Date, how?: BatchOptions) => presentDebits(deps, currency, at, how),
  }
}
