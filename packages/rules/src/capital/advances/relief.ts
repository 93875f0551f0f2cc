import { addDays, compareDates, mondayOf, type CalendarDate } from '../../calendar/calendar-date.ts'
import { largest } from '../../money/money.ts'
import { defineTransitions } from '../../status/transitions.ts'
import type { AdvanceStatus } from './advance-status.ts'
import type { StatusLook } from '../../status/status-look.ts'

/**
 * Relief for a merchant in hardship (docs/decisions/0021): for some weeks nothing is taken, or a lower
 * minimum holds. The frozen terms stay what they are; only D of these weeks is another.
 */

/** `pause`: nothing is taken. `lower_minimum`: a lower minimum, the percentage goes on. */
export const reliefKinds = ['pause', 'lower_minimum'] as const
export type ReliefKind = (typeof reliefKinds)[number]

export const reliefStatuses = ['asked', 'proposed', 'approved', 'declined', 'withdrawn'] as const
export type ReliefStatus = (typeof reliefStatuses)[number]

/** The merchant asks and may withdraw; one member of staff proposes, another decides. */
export const reliefTransitions = defineTransitions<ReliefStatus>({
  asked: { proposed: ['staff'], withdrawn: ['merchant'] },
  proposed: { approved: ['staff'], declined: ['staff'], withdrawn: ['merchant'] },
  approved: {},
  declined: {},
  withdrawn: {},
})

export const reliefLooks = {
  asked: { label: 'asked', tone: 'warning' },
  proposed: { label: 'proposed', tone: 'warning' },
  approved: { label: 'approved', tone: 'positive' },
  declined: { label: 'declined', tone: 'negative' },
  withdrawn: { label: 'withdrawn', tone: 'default' },
} as const satisfies Record<ReliefStatus, StatusLook>

/** The most weeks that can be asked for. */
export const reliefWeeksMax: Record<ReliefKind, number> = { pause: 4, lower_minimum: 8 }

/** Longest reason, in characters. */
export const reliefReasonMax = 500

/** What relief makes of one week. */
export type WeekRelief =
  { readonly kind: 'pause' } | { readonly kind: 'lower_minimum'; readonly minimumMinor: bigint }

/** Relief that was approved, with the Mondays of its first and last week. */
export type ReliefWeeks = WeekRelief & {
  readonly fromWeek: CalendarDate
  readonly untilWeek: CalendarDate
}

/**
 * The relief for a repayment that falls on a day: by the calendar week of that day, also where a holiday
 * moved it.
 */
export function reliefOn(reliefs: readonly ReliefWeeks[], day: CalendarDate): WeekRelief | null {
  const week = mondayOf(day)
  const holds = ({ fromWeek, untilWeek }: ReliefWeeks) =>
    compareDates(fromWeek, week) <= 0 && compareDates(week, untilWeek) <= 0
  return reliefs.find(holds) ?? null
}

/**
 * The same for many advances, by advance; those that repay by their terms are not in it
 * (docs/decisions/0021).
 */
export function reliefsOn(
  granted: ReadonlyMap<string, readonly ReliefWeeks[]>,
  day: CalendarDate,
): ReadonlyMap<string, WeekRelief> {
  return new Map(
    [...granted].flatMap(([advanceId, reliefs]) => {
      const relief = reliefOn(reliefs, day)
      return relief ? [[advanceId, relief] as const] : []
    }),
  )
}

/**
 * The weeks of relief that is approved on a day: from the next Monday, not before the week of the first
 * repayment. What is taken on the day itself is never changed, so it does not matter whether the run has
 * been.
 */
export function reliefPeriod(
  approvedOn: CalendarDate,
  weeks: number,
  firstRepaymentOn: CalendarDate | null,
): { fromWeek: CalendarDate; untilWeek: CalendarDate } {
  const next = addDays(mondayOf(approvedOn), 7)
  const first = firstRepaymentOn === null ? next : mondayOf(firstRepaymentOn)
  const fromWeek = compareDates(first, next) > 0 ? first : next
  return { fromWeek, untilWeek: addDays(fromWeek, 7 * (weeks - 1)) }
}

/** The Mondays from the first to the last week, both included. */
export function mondaysBetween(fromWeek: CalendarDate, untilWeek: CalendarDate): CalendarDate[] {
  const mondays: CalendarDate[] = []
  for (let monday = fromWeek; compareDates(monday, untilWeek) <= 0; monday = addDays(monday, 7))
    mondays.push(monday)
  return mondays
}

/** Whether approved relief still has a week to come or running. */
export function isReliefRunning(relief: Pick<ReliefWeeks, 'untilWeek'>, today: CalendarDate): boolean {
  return compareDates(mondayOf(today), relief.untilWeek) <= 0
}

/** Relief is for advances that are being repaid. */
export function canAskForRelief(status: AdvanceStatus): boolean {
  return status === 'paying' || status === 'overdue'
}

export interface AskedRelief {
  readonly kind: ReliefKind
  readonly weeks: number
  /** Of a lower minimum only. */
  readonly minimumMinor: bigint | null
}

export type ReliefError = 'required' | 'below_minimum' | 'above_maximum' | 'unknown_field'

/**
 * What is wrong with a request, by field; an empty record when nothing is. The lower minimum is above zero
 * and below M.
 */
export function checkRelief(
  { kind, weeks, minimumMinor }: AskedRelief,
  frozenMinimumMinor: bigint,
): { weeks?: ReliefError; minimum?: ReliefError } {
  const errors: { weeks?: ReliefError; minimum?: ReliefError } = {}
  if (weeks < 1) errors.weeks = 'below_minimum'
  else if (weeks > reliefWeeksMax[kind]) errors.weeks = 'above_maximum'
  const minimum = minimumError(kind, minimumMinor, frozenMinimumMinor)
  return minimum ? { ...errors, minimum } : errors
}

/** The minimum of a week: the frozen one, or the lower one where that is less. */
export function minimumOfWeek(minimumMinor: bigint, relief: WeekRelief | null | undefined): bigint {
  if (relief?.kind !== 'lower_minimum') return minimumMinor
  return largest(0n, relief.minimumMinor < minimumMinor ? relief.minimumMinor : minimumMinor)
}

function minimumError(kind: ReliefKind, asked: bigint | null, frozen: bigint): ReliefError | undefined {
  if (kind === 'pause') return asked === null ? undefined : 'unknown_field'
  if (asked === null) return 'required'
  if (asked <= 0n) return 'below_minimum'
  return asked >= frozen ? 'above_maximum' : undefined
}
