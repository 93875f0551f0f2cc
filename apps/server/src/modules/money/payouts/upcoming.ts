import type { UpcomingPayout } from '@daftar/contract/endpoints/payouts-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { nextWorkingDay, workingDayOnOrAfter } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import {
  flexibleMinimumMinor,
  requestProblem,
  type FlexiblePayout,
} from '@daftar/rules/settlement/payout-cycle'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { closeOpen, cycleOf, figuresAt, openMovements, payees, requestFacts } from '../settlement/index.ts'
import type { Reached } from './access.ts'
import { nextCutOffs } from './next-cut-offs.ts'
import type { PayoutsDependencies } from './dependencies.ts'
import { lastCutOff } from './store.ts'
import { presentWaterfall } from './waterfall.ts'

/** Up to where the next payout of a merchant reaches, and when it leaves. */
export interface NextPayout {
  cycle: PayoutCycle
  cutOffAt: Date
  /** What is counted so far ends here: now, or the cut-off where its run is still to come. */
  until: Date
  /** The day it is closed, and the working day on which banks can pay it. */
  runDate: CalendarDate
  paysOn: CalendarDate
}

export type LiveDependencies = Pick<PayoutsDependencies, 'capital' | 'calendarOf' | 'flexibleFeeMinor'>

/** Weekly: the next cut-off that is not closed yet. Flexible: whenever it is asked for, so now. */
export async function nextPayout(
  tx: ReadTx,
  { calendarOf, capital }: Pick<LiveDependencies, 'calendarOf' | 'capital'>,
  reached: Reached,
  now: Date,
): Promise<NextPayout> {
  const { merchantId, currency, zone } = reached
  const calendar = calendarOf(currency)
  const [cycle, since] = await Promise.all([cycleOf(tx, capital, merchantId, now), lastCutOff(tx, reached)])
  if (cycle?.cycle === 'flexible') {
    const today = dateInZone(now.getTime(), zone)
    const paysOn = workingDayOnOrAfter(today, calendar)
    return { cycle: 'flexible', cutOffAt: now, until: now, runDate: today, paysOn }
  }
  const [week] = nextCutOffs(currency, calendar, { since, now, count: 1 })
  const cutOffAt = new Date(startOfDay(week!.cutOffOn, zone))
  const until = cutOffAt < now ? cutOffAt : now
  return { cycle: 'weekly', cutOffAt, until, runDate: week!.paysOn, paysOn: week!.paysOn }
}

/** What the next payout comes to so far: the rules of the run over what is in no payout yet (DEC-PO-2). */
export async function upcomingOf(
  tx: ReadTx,
  deps: LiveDependencies,
  reached: Reached,
  now: Date,
): Promise<UpcomingPayout> {
  const { merchantId, currency } = reached
  const next = await nextPayout(tx, deps, reached, now)
  const { cycle, until, runDate } = next
  const lastDay = dateInZone(until.getTime() - 1, reached.zone)
  const [[open], facts] = await Promise.all([
    figuresAt(tx, deps.capital, [merchantId], { currency, until, lastDay, runDate }),
    cycle === 'flexible' ? requestFacts(tx, merchantId, currency, now) : null,
  ])
  const { flexibleFeeMinor } = deps
  const { figures, waterfall } = closeOpen(open!, { currency, cycle, flexibleFeeMinor })
  return {
    merchant_id: merchantId,
    merchant_name: reached.name,
    merchant_name_ar: reached.nameAr,
    currency,
    estimate: toDecimal(money(figures.payoutMinor, currency)),
    cut_off_at: next.cutOffAt.toISOString(),
    pays_on: next.paysOn,
    cycle,
    waterfall: presentWaterfall(waterfall, currency),
    request: facts && presentRequest(facts),
  }
}

/** Whether a flexible payout can be asked for now, and if not, why. */
function presentRequest(facts: FlexiblePayout): UpcomingPayout['request'] {
  const { currency } = facts
  const reason = requestProblem(facts)
  return {
    can: reason === null,
    minimum: toDecimal(money(flexibleMinimumMinor(currency), currency)),
    reason,
  }
}

/** The movements behind it, as lines of one merchant. */
export function openLines(tx: ReadTx, { merchantId, currency }: Reached, until: Date): Fragment {
  return tx`
    select m.kind, m.movement_id, m.at, m.order_id, m.store_id, m.amount_minor, m.commission_minor,
           m.commission_fixed_minor, m.commission_vat_minor
      from (${payees(tx, [merchantId], currency)}) w cross join lateral (${openMovements(tx, currency, until)}) m`
}

/** The first working day on which the merchant can be paid: of the flexible cycle from today on, or from tomorrow after a request. */
export async function nextPayoutOn(
  tx: ReadTx,
  deps: Pick<LiveDependencies, 'calendarOf' | 'capital'>,
  reached: Reached,
  now: Date,
): Promise<CalendarDate> {
  const next = await nextPayout(tx, deps, reached, now)
  if (next.cycle === 'weekly') return next.paysOn
  const { alreadyPaidToday } = await requestFacts(tx, reached.merchantId, reached.currency, now)
  return alreadyPaidToday ? nextWorkingDay(next.runDate, deps.calendarOf(reached.currency)) : next.paysOn
}
