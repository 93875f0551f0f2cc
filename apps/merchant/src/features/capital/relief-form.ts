import type { FieldCode } from '@daftar/contract'
import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  canAskForRelief,
  checkRelief,
  isReliefRunning,
  mondaysBetween,
  reliefPeriod,
  reliefReasonMax,
  reliefWeeksMax,
  type ReliefKind,
} from '@daftar/rules/capital/advances/relief'
import { parseAmount } from '@daftar/rules/money/money'
import { productNow } from '@daftar/ui/product-clock'

/** What the form of a request holds, as it is typed. */
export interface AskedValues {
  kind: ReliefKind
  weeks: number
  minimum: string
  reason: string
}

export const emptyAsk: AskedValues = { kind: 'pause', weeks: 1, minimum: '', reason: '' }

const reasonMin = 10

/** What is wrong, by field; the server refuses the same. */
export function checkAsk(
  values: AskedValues,
  advance: Pick<Advance, 'currency' | 'minimum_repayment_amount'>,
): Partial<Record<keyof AskedValues, FieldCode>> {
  const { kind, weeks } = values
  const typed = parseAmount(values.minimum, advance.currency)
  const frozen = parseAmount(advance.minimum_repayment_amount, advance.currency)?.amountMinor ?? 0n
  const asked = { kind, weeks, minimumMinor: kind === 'pause' ? null : (typed?.amountMinor ?? null) }
  const errors: Partial<Record<keyof AskedValues, FieldCode>> = checkRelief(asked, frozen)
  if (kind === 'lower_minimum' && values.minimum !== '' && typed === null) errors.minimum = 'invalid'
  const reason = reasonError(values.reason.trim())
  return reason ? { ...errors, reason } : errors
}

/** Another kind allows fewer weeks: what was chosen stays within them. */
export function withKind(values: AskedValues, kind: ReliefKind): AskedValues {
  return { ...values, kind, weeks: Math.min(values.weeks, reliefWeeksMax[kind]) }
}

/** The day it is in the zone of the advance, by the product's clock. */
export function todayOf({ currency }: Pick<Advance, 'currency'>): CalendarDate {
  return dateInZone(productNow(), zoneOfCurrency(currency))
}

/** The weeks it would hold for if it were approved today, by their Mondays. */
export function weeksIfApproved(weeks: number, today: CalendarDate): CalendarDate[] {
  const { fromWeek, untilWeek } = reliefPeriod(today, weeks, null)
  return mondaysBetween(fromWeek, untilWeek)
}

export type ReliefView =
  | { kind: 'open'; relief: Relief }
  | { kind: 'running'; relief: Relief; mondays: CalendarDate[] }
  /** Nothing runs: one may ask, and the last answer stands above if it was a no. */
  | { kind: 'free'; declined: Relief | null; canAsk: boolean }

/** What the card of an advance shows of all that was asked, newest first. */
export function reliefView(
  reliefs: readonly Relief[],
  advance: Pick<Advance, 'status'>,
  today: CalendarDate,
): ReliefView {
  const open = reliefs.find(({ status }) => status === 'asked' || status === 'proposed')
  if (open) return { kind: 'open', relief: open }
  const running = reliefs.find(
    ({ until_week }) => until_week !== null && isReliefRunning({ untilWeek: until_week }, today),
  )
  if (running?.from_week && running.until_week)
    return {
      kind: 'running',
      relief: running,
      mondays: mondaysBetween(running.from_week, running.until_week),
    }
  const last = reliefs[0]
  return {
    kind: 'free',
    declined: last?.status === 'declined' ? last : null,
    canAsk: canAskForRelief(advance.status),
  }
}

function reasonError(reason: string): FieldCode | null {
  if (reason === '') return 'required'
  if (reason.length < reasonMin) return 'too_short'
  return reason.length > reliefReasonMax ? 'too_long' : null
}
