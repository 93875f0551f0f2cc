import type { UpcomingPayout } from '@daftar/contract/endpoints/payout-shapes'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, startOfDay } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { canRequestPayout, defaultFlexibleMinimumMinor } from '@daftar/rules/settlement/payout-cycle'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Fragment, Tx } from '../../platform/database/database.ts'
import {
  closeOpen,
  cycleOf,
  figuresAt,
  openMovements,
  parties,
  requestFacts,
  type Capital,
} from '../settlement/index.ts'
import type { Reached } from './access.ts'
import { nextCutOffs } from './next-cut-offs.ts'
import { presentWaterfall } from './waterfall.ts'

/** Up to where the next payout of a merchant reaches, and when it leaves. */
export interface NextPayout {
  cycle: PayoutCycle
  cutOffAt: Date
  /** What is counted so far ends here: now, or the cut-off where its run is still to come. */
  until: Date
  paysOn: CalendarDate
}

export interface LiveDependencies {
  capital: Pick<Capital, 'preview'>
  calendarOf: CalendarOf
}

/** Weekly: the next cut-off that is not closed yet. Flexible: whenever it is asked for, so now. */
export async function nextPayout(
  tx: Tx,
  { calendarOf }: Pick<LiveDependencies, 'calendarOf'>,
  { merchantId, currency, zone }: Reached,
  now: Date,
): Promise<NextPayout> {
  const [cycle, [last]] = await Promise.all([
    cycleOf(tx, merchantId, now),
    tx<{ since: Date | null }[]>`
      select max(period_until) as since from payout
       where merchant_id = ${merchantId} and currency = ${currency} and closed_at is not null`,
  ])
  if (cycle?.cycle === 'flexible')
    return { cycle: 'flexible', cutOffAt: now, until: now, paysOn: dateInZone(now.getTime(), zone) }
  const [week] = nextCutOffs(currency, calendarOf(currency), { since: last?.since ?? null, now, count: 1 })
  const cutOffAt = new Date(startOfDay(week!.cutOffOn, zone))
  return { cycle: 'weekly', cutOffAt, until: cutOffAt < now ? cutOffAt : now, paysOn: week!.paysOn }
}

/** What the next payout comes to so far: the rules of the run over what is in no payout yet (DEC-PO-2). */
export async function upcomingOf(
  tx: Tx,
  deps: LiveDependencies,
  reached: Reached,
  now: Date,
): Promise<UpcomingPayout> {
  const { merchantId, currency } = reached
  const next = await nextPayout(tx, deps, reached, now)
  const [[open], facts] = await Promise.all([
    figuresAt(tx, deps.capital, [merchantId], {
      currency,
      until: next.until,
      lastDay: dateInZone(next.until.getTime() - 1, reached.zone),
      runDate: next.paysOn,
    }),
    next.cycle === 'flexible' ? requestFacts(tx, merchantId, currency, now) : null,
  ])
  const { figures, waterfall } = closeOpen(open!, { currency, cycle: next.cycle })
  return {
    merchant_id: merchantId,
    merchant_name: reached.name,
    currency,
    estimate: toDecimal(money(figures.payoutMinor, currency)),
    cut_off_at: next.cutOffAt.toISOString(),
    pays_on: next.paysOn,
    cycle: next.cycle,
    waterfall: presentWaterfall(waterfall, currency),
    request: facts && {
      can: canRequestPayout({ ...facts, currency }),
      minimum: toDecimal(money(defaultFlexibleMinimumMinor[currency] ?? 1n, currency)),
      reason: reasonOf({
        ...facts,
        isEnough: canRequestPayout({ ...facts, currency, alreadyPaidToday: false }),
      }),
    },
  }
}

function reasonOf(facts: { alreadyPaidToday: boolean; isEnough: boolean }) {
  if (facts.alreadyPaidToday) return 'once_a_day' as const
  return facts.isEnough ? null : ('too_small' as const)
}

/** The movements behind it, as lines of one merchant. */
export function openLines(tx: Tx, { merchantId, currency }: Reached, until: Date): Fragment {
  return tx`
    select m.kind, m.movement_id, m.at, m.purchase_id, m.store_id, m.amount_minor, m.commission_minor,
           m.commission_fixed_minor, m.commission_vat_minor
      from (${parties(tx, [merchantId], currency)}) w cross join lateral (${openMovements(tx, currency, until)}) m`
}

/** The first day on which the merchant can be paid: of the flexible cycle today, or tomorrow after a request. */
export async function nextPayoutOn(
  tx: Tx,
  deps: Pick<LiveDependencies, 'calendarOf'>,
  reached: Reached,
  now: Date,
): Promise<CalendarDate> {
  const next = await nextPayout(tx, deps, reached, now)
  if (next.cycle === 'weekly') return next.paysOn
  const { alreadyPaidToday } = await requestFacts(tx, reached.merchantId, reached.currency, now)
  return alreadyPaidToday ? addDays(next.paysOn, 1) : next.paysOn
}
