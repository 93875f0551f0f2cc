import type { UpcomingPayout } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { nextWorkingDay, workingDayOnOrAfter } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import {
  flexibleMinimumMinor,
  requestProblem,
  type FlexiblePayout,
} from '@daftar/rules/settlement/payout-cycle'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { waitingCaptures, type WaitingCaptures } from '../../../selling/orders/index.ts'
import {
  closeOpen,
  cycleOf,
  figuresAt,
  openMovements,
  payees,
  requestFacts,
  weeklyRunAt,
  withMovement,
} from '../../settlement/index.ts'
import type { Reached } from '../access.ts'
import { nextCutOffs } from './next-cut-offs.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { findNewest, lastCutOff } from '../store.ts'
import { presentWaterfall } from '../waterfall.ts'

/** Up to where the next payout of a merchant reaches, and when it leaves. */
export interface NextPayout {
  cycle: PayoutCycle
  cutOffAt: Date
  /** What is counted so far ends here: now, or the cut-off where its run is still to come. */
  until: Date
  /** The day it is closed, and the working day on which banks can pay it. */
  runDate: CalendarDate
  paysOn: CalendarDate
  /** When the weekly run sends it; null where it is sent when asked for. */
  runsAt: Date | null
}

export type LiveDependencies = Pick<PayoutsDependencies, 'capital' | 'calendarOf' | 'flexibleFeeMinor'>

/** Weekly: the next cut-off that is not closed yet. Flexible: whenever it is asked for, so now. */
export async function nextPayout(
  tx: ReadTx,
  { calendarOf, capital }: Pick<LiveDependencies, 'calendarOf' | 'capital'>,
  reached: Pick<Reached, 'merchantId' | 'currency' | 'zone'>,
  now: Date,
): Promise<NextPayout> {
  const { merchantId, currency, zone } = reached
  const calendar = calendarOf(currency)
  const [cycle, since] = await Promise.all([cycleOf(tx, capital, merchantId, now), lastCutOff(tx, reached)])
  if (cycle?.cycle === 'flexible') {
    const today = dateInZone(now.getTime(), zone)
    const paysOn = workingDayOnOrAfter(today, calendar)
    return { cycle: 'flexible', cutOffAt: now, until: now, runDate: today, paysOn, runsAt: null }
  }
  const [week] = nextCutOffs(currency, calendar, { since, now, count: 1 })
  const cutOffAt = new Date(startOfDay(week!.cutOffOn, zone))
  const until = cutOffAt < now ? cutOffAt : now
  const { paysOn } = week!
  const runsAt = weeklyRunAt(paysOn, zone)
  return { cycle: 'weekly', cutOffAt, until, runDate: paysOn, paysOn, runsAt }
}

/**
 * What the next payout comes to: `certain` by the rules of the run over what is in no payout yet,
 * `ifCaptured` with all that waits captured now. The one place this is worked out: the payouts page, the
 * forecast and the home page show these figures.
 */
export async function nextFigures(tx: ReadTx, deps: LiveDependencies, reached: Reached, now: Date) {
  const { merchantId, currency, zone } = reached
  const next = await nextPayout(tx, deps, reached, now)
  const { cycle, until, runDate } = next
  const lastDay = dateInZone(until.getTime() - 1, zone)
  // After the cut-off what is captured counts for the payout after this one.
  const isOpen = cycle === 'flexible' || now < next.cutOffAt
  const [[open], waiting] = await Promise.all([
    figuresAt(tx, deps.capital, [merchantId], { currency, until, lastDay, runDate }),
    isOpen ? waitingCaptures(tx, { merchantId, currency, on: dateInZone(now.getTime(), zone) }) : null,
  ])
  const terms = { currency, cycle, flexibleFeeMinor: deps.flexibleFeeMinor }
  return {
    next,
    certain: closeOpen(open!, terms),
    ifCaptured:
      waiting && waiting.orders > 0
        ? {
            ...waiting,
            payoutMinor: closeOpen(withMovement(open!, 'sale', salesOf(waiting)), terms).figures.payoutMinor,
          }
        : null,
  }
}

/** The next payout of a merchant as it is shown (DEC-PO-2). */
export async function upcomingOf(
  tx: ReadTx,
  deps: LiveDependencies,
  reached: Reached,
  now: Date,
): Promise<UpcomingPayout> {
  const { merchantId, currency } = reached
  const [{ next, certain, ifCaptured }, previous] = await Promise.all([
    nextFigures(tx, deps, reached, now),
    findNewest(tx, reached),
  ])
  const isFlexible = next.cycle === 'flexible'
  const facts = isFlexible ? await requestFacts(tx, merchantId, currency, now) : null
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    merchant_id: merchantId,
    merchant_name: reached.name,
    merchant_name_ar: reached.nameAr,
    currency,
    estimate: amount(certain.figures.payoutMinor),
    cut_off_at: next.cutOffAt.toISOString(),
    runs_at: next.runsAt?.toISOString() ?? null,
    pays_on: next.paysOn,
    cycle: next.cycle,
    waterfall: presentWaterfall(certain.waterfall, currency),
    if_captured: presentCaptures(ifCaptured, currency),
    previous: previous
      ? { id: previous.id, number: previous.number, net: amount(previous.payout_minor) }
      : null,
    request: facts && presentRequest(facts),
  }
}

function salesOf({ orders: movements, ...amounts }: WaitingCaptures) {
  return { ...amounts, movements }
}

type NextFigures = Awaited<ReturnType<typeof nextFigures>>

/** What captures of all that waits would make of it, as the page and the forecast say it. */
export function presentCaptures(
  given: NextFigures['ifCaptured'],
  currency: Currency,
): UpcomingPayout['if_captured'] {
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return (
    given && {
      orders: given.orders,
      captures: amount(given.amountMinor),
      estimate: amount(given.payoutMinor),
    }
  )
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

/**
 * The first working day on which the merchant can be paid: of the flexible cycle from today on, or from
 * tomorrow after a request.
 */
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
