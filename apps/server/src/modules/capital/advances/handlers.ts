import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Tx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { currentWeekOf } from './current-week.ts'
import { forgivenFees } from './forgiven-fees.ts'
import { payOffsOf } from './pay-off.ts'
import type { AdvancePorts } from './ports.ts'
import { presentListedLoan, presentLoan, type LoanView } from './present.ts'
import { balancesOf, findAdvance, listAdvances, listRepayments, type AdvanceRow } from './store.ts'

type ViewDependencies = Pick<AdvancePorts, 'mandates' | 'relief'> & { calendarOf: CalendarOf }

export function advanceHandlers(deps: ViewDependencies) {
  const { calendarOf } = deps
  return {
    'advances.list': async ({ tx, actor, now }) => {
      if (!actor.merchantId) return { loans: [] }
      const rows = await listAdvances(tx, actor.merchantId)
      const [payOffs, reliefs, mandates] = await Promise.all([
        payOffsOf(tx, actor.merchantId, rows),
        deps.relief.granted(tx, [actor.merchantId]),
        deps.mandates.statusesOf(tx, actor.merchantId),
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
            mandate: mandates.get(loan.id),
          }),
        ),
      )
      return { loans }
    },

    'advances.read': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findAdvance(tx, actor.merchantId, params.id) : undefined
      if (!loan) return refuse('not_found')
      const [view, repayments, forgiven] = await Promise.all([
        loanView(tx, deps, loan, now),
        listRepayments(tx, loan.merchant_id, loan.id),
        forgivenFees(tx, loan),
      ])
      return { loan: presentLoan(view, repayments, forgiven) }
    },

    'advances.week': async ({ tx, actor, params, now }) => {
      const loan = actor.merchantId ? await findAdvance(tx, actor.merchantId, params.id) : undefined
      const week = loan && (await currentWeekOf(tx, deps, loan, now))
      return week ? { week } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'advances'>>
}

/** One advance with all that is shown of it. */
export async function loanView(
  tx: Tx,
  { calendarOf, ...ports }: ViewDependencies,
  loan: AdvanceRow,
  now: Date,
): Promise<LoanView> {
  const [balances, payOffs, reliefs, mandates] = await Promise.all([
    balancesOf(tx, loan),
    payOffsOf(tx, loan.merchant_id, [loan]),
    ports.relief.granted(tx, [loan.merchant_id]),
    ports.mandates.statusesOf(tx, loan.merchant_id),
  ])
  return {
    loan,
    balances,
    now,
    calendarOf,
    payOff: payOffs.get(loan.id),
    reliefs: reliefs.get(loan.id),
    mandate: mandates.get(loan.id),
  }
}
