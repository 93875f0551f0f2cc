import { compareDates, type CalendarDate } from '../calendar/calendar-date.ts'
import type { StatusLook } from '../status/status-look.ts'

/**
 * What a change of the payout cycle is to who looks back (MON-08, DEC-MON-4). It is asked for and begins by
 * itself, so its state follows from the days: `taken_back` by a later one for the same week, `planned` until
 * its day, `current` until another begins.
 */
export const cycleChangeStates = ['planned', 'current', 'past', 'taken_back'] as const
export type CycleChangeState = (typeof cycleChangeStates)[number]

/** Words: `money_change_<name>`. */
export const cycleChangeLooks = {
  planned: { label: 'planned', tone: 'warning' },
  current: { label: 'current', tone: 'positive' },
  past: { label: 'past', tone: 'default' },
  taken_back: { label: 'taken_back', tone: 'default' },
} as const satisfies Record<CycleChangeState, StatusLook & { label: CycleChangeState }>

export interface AskedChange {
  readonly validFrom: CalendarDate
  /** Another one was asked for later, for the same day. */
  readonly isReplaced: boolean
  /** One of a later day has begun. */
  readonly isFollowed: boolean
}

export function cycleChangeState(change: AskedChange, today: CalendarDate): CycleChangeState {
  if (change.isReplaced) return 'taken_back'
  if (compareDates(change.validFrom, today) > 0) return 'planned'
  return change.isFollowed ? 'past' : 'current'
}
