import type { Currency } from '@daftar/rules/money/currency'
import { currencies } from '@daftar/rules/money/currency'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { chaseDebits, chaseTimes } from './chase.ts'
import { presentTimes } from './due.ts'
import type { DebitDependencies } from './dependencies.ts'
import { presentDebits } from './present-debits.ts'
import type { Row } from '../../../platform/database/rows.ts'

/**
 * Debits go to the bank on working days at six, in the time of the currency's banks; then unanswered ones are
 * chased too.
 */
export function debitSchedules(deps: DebitDependencies): Schedule[] {
  return [
    defineSchedule({
      name: 'debits.present',
      lane: 'books',
      dueTimes: (from, to) => deps.database.system((tx) => presentTimes(tx, deps.calendarOf, from, to)),
      run: async (at) => {
        const currencies = await currenciesOfDebits(deps)
        await eachOne(currencies, (currency) => presentDebits(deps, currency, at))
      },
    }),
    defineSchedule({
      name: 'debits.chase',
      lane: 'books',
      dueTimes: (from, to) => deps.database.system((tx) => chaseTimes(tx, deps.calendarOf, from, to)),
      run: (at) => deps.database.system((tx) => chaseDebits(tx, deps, at)),
    }),
  ]
}

async function currenciesOfDebits({ database }: DebitDependencies): Promise<Currency[]> {
  const rows = await database.system(
    (tx) => tx<Row<'advance_standing', 'currency'>[]>`
      select distinct currency from advance_standing where 'direct_debit' = any (tags) and status in ('paying', 'overdue')`,
  )
  return currencies.filter((currency) => rows.some((row) => row.currency === currency))
}
