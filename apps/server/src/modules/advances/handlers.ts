import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { AllHandlers } from '../../platform/http/call.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { currentWeekOf } from './current-week.ts'
import { payOffsOf } from './pay-off.ts'
import { presentListedLoan, presentLoan } from './present.ts'
import { grantedReliefs } from './relief-weeks.ts'
import { balancesOf, findLoan, listLoans, listRepayments } from './store.ts'

export type AdvanceHandlers = Pick<AllHandlers, 'capital.loans' | 'capital.loan' | 'capital.week'>

export function advanceHandlers(calendarOf: CalendarOf): AdvanceHandlers {
  return {
    'capital.loans': async ({ tx, actor, now }) => {
      if (!actor.merchantId) return { loans: [] }
      const rows = await listLoans(tx, actor.merchantId)
      const [payOffs, reliefs] = await Promise.all([
        payOffsOf(tx, actor.merchantId, rows),
        grantedReliefs(tx, [actor.merchantId]),
      ])
      const loans = await Promise.all(
        rows.map(async (loan) =>
          presentListedLoan({
            loan,
            balances: await balancesOf(tx, loan),
            now,
            calendarOf,
            payOff: payOffs.get(loan.id),
            reliefs: reliefs.get(loan.id),
          }),
        ),
      )
      return { loans }
    },

    'capital.loan': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findLoan(tx, actor.merchantId, params.id) : undefined
      if (!loan) return refuse('not_found')
      const [balances, repayments, payOffs, reliefs] = await Promise.all([
        balancesOf(tx, loan),
        listRepayments(tx, loan.merchant_id, loan.id),
        payOffsOf(tx, loan.merchant_id, [loan]),
        grantedReliefs(tx, [loan.merchant_id]),
      ])
      const granted = { payOff: payOffs.get(loan.id), reliefs: reliefs.get(loan.id) }
      return { loan: presentLoan({ loan, balances, now, calendarOf, ...granted }, repayments) }
    },

    'capital.week': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findLoan(tx, actor.merchantId, params.id) : undefined
      const week = loan && (await currentWeekOf(tx, loan, now, calendarOf))
      return week ? { week } : refuse('not_found')
    },
  }
}
