import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { AllHandlers } from '../../platform/http/call.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { currentWeekOf } from './current-week.ts'
import { presentListedLoan, presentLoan } from './present.ts'
import { balancesOf, findLoan, listLoans, listRepayments } from './store.ts'

export type AdvanceHandlers = Pick<AllHandlers, 'capital.loans' | 'capital.loan' | 'capital.week'>

export function advanceHandlers(calendarOf: CalendarOf): AdvanceHandlers {
  return {
    'capital.loans': async ({ tx, actor, now }) => {
      const rows = actor.merchantId ? await listLoans(tx, actor.merchantId) : []
      const loans = await Promise.all(
        rows.map(async (loan) =>
          presentListedLoan({ loan, balances: await balancesOf(tx, loan), now, calendarOf }),
        ),
      )
      return { loans }
    },

    'capital.loan': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findLoan(tx, actor.merchantId, params.id) : undefined
      if (!loan) return refuse('not_found')
      const [balances, repayments] = await Promise.all([
        balancesOf(tx, loan),
        listRepayments(tx, loan.merchant_id, loan.id),
      ])
      return { loan: presentLoan({ loan, balances, now, calendarOf }, repayments) }
    },

    'capital.week': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findLoan(tx, actor.merchantId, params.id) : undefined
      const week = loan && (await currentWeekOf(tx, loan, now, calendarOf))
      return week ? { week } : refuse('not_found')
    },
  }
}
