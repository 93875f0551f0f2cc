import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { currentWeekOf } from './repayments/current-week.ts'
import { creditsOf } from './closing/credits.ts'
import { forgivenFees } from './closing/forgiven-fees.ts'
import { payOffsOf } from './closing/pay-off.ts'
import type { AdvancePorts } from './ports.ts'
import { refusedTransfersOf } from './funding/refused-transfers.ts'
import { presentListedAdvance, presentAdvance, type AdvanceView } from './present.ts'
import { balancesOf, findAdvance, listAdvances, listRepayments, type AdvanceRow } from './store.ts'

type ViewDependencies = Pick<AdvancePorts, 'mandates' | 'debits' | 'relief'> & { calendarOf: CalendarOf }

export function advanceHandlers(deps: ViewDependencies) {
  const { calendarOf } = deps
  return {
    'advances.list': async ({ tx, actor, now }) => {
      const rows = await listAdvances(tx, actor.merchantId)
      const [payOffs, refused, reliefs, mandates, inFlight] = await Promise.all([
        payOffsOf(tx, actor.merchantId, rows),
        refusedTransfersOf(tx, actor.merchantId, rows),
        deps.relief.granted(tx, [actor.merchantId]),
        deps.mandates.statusesOf(tx, actor.merchantId),
        deps.debits.inFlight(tx, actor.merchantId),
      ])
      const advances = await Promise.all(
        rows.map(async (advance) =>
          presentListedAdvance({
            advance,
            balances: await balancesOf(tx, advance),
            now,
            calendarOf,
            payOff: payOffs.get(advance.id),
            refused: refused.get(advance.id),
            reliefs: reliefs.get(advance.id),
            mandate: mandates.get(advance.id),
            inFlight: inFlight.get(advance.id),
          }),
        ),
      )
      return { loans: advances }
    },

    'advances.read': async ({ tx, actor, params, now }) => {
      const advance = await findAdvance(tx, actor.merchantId, params.id)
      if (!advance) return refuse('not_found')
      const [view, repayments, forgiven, debits] = await Promise.all([
        advanceView(tx, deps, advance, now),
        listRepayments(tx, advance.merchant_id, advance.id),
        forgivenFees(tx, advance),
        deps.debits.presented(tx, advance),
      ])
      const credits = await creditsOf(tx, advance, forgiven)
      return { loan: presentAdvance(view, { repayments, forgiven, credits, debits }) }
    },

    'advances.week': async ({ tx, actor, params, now }) => {
      const advance = await findAdvance(tx, actor.merchantId, params.id)
      const week = advance && (await currentWeekOf(tx, deps, advance, now))
      return week ? { week } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'advances'>>
}

/** The advance of a merchant that is open, with its repayments; the newest where one pays off another. */
export async function openAdvanceOf(
  tx: ReadTx,
  deps: ViewDependencies,
  merchantId: string,
  now: Date,
): Promise<Advance | undefined> {
  const open = (await listAdvances(tx, merchantId)).find(({ status }) => status !== 'closed')
  if (!open) return undefined
  const [view, repayments, debits] = await Promise.all([
    advanceView(tx, deps, open, now),
    listRepayments(tx, merchantId, open.id),
    deps.debits.presented(tx, open),
  ])
  return presentAdvance(view, { repayments, forgiven: [], credits: [], debits })
}

/** One advance with all that is shown of it. */
export async function advanceView(
  tx: ReadTx,
  { calendarOf, ...ports }: ViewDependencies,
  advance: AdvanceRow,
  now: Date,
): Promise<AdvanceView> {
  const [balances, payOffs, refused, reliefs, mandates, inFlight] = await Promise.all([
    balancesOf(tx, advance),
    payOffsOf(tx, advance.merchant_id, [advance]),
    refusedTransfersOf(tx, advance.merchant_id, [advance]),
    ports.relief.granted(tx, [advance.merchant_id]),
    ports.mandates.statusesOf(tx, advance.merchant_id),
    ports.debits.inFlight(tx, advance.merchant_id),
  ])
  return {
    advance,
    balances,
    now,
    calendarOf,
    payOff: payOffs.get(advance.id),
    refused: refused.get(advance.id),
    reliefs: reliefs.get(advance.id),
    mandate: mandates.get(advance.id),
    inFlight: inFlight.get(advance.id),
  }
}
