import { addDays, mondayOf, type CalendarDate } from '../calendar/calendar-date.ts'
import { collectionDateOf, nextCollectionDate, type WorkingCalendar } from '../calendar/working-days.ts'
import type { PayoutCycle } from '../settlement/settlement-fee.ts'

interface OpenMovement {
  /** The day it was made, and the day it is, in the zone of the merchant's banks. */
  readonly movedOn: CalendarDate
  readonly today: CalendarDate
  readonly cycle: PayoutCycle
  readonly calendar: WorkingCalendar
}

/**
 * When a movement that is in no payout yet is expected to be paid out (DEC-ORD-7): with the week it was made
 * in, on the Monday after or the next working day; never on a day that is over. Null in the flexible cycle,
 * where the merchant asks for it.
 */
export function expectedPayoutOn({ movedOn, today, cycle, calendar }: OpenMovement): CalendarDate | null {
  if (cycle === 'flexible') return null
  const ownDay = collectionDateOf(addDays(mondayOf(movedOn), 7), calendar)
  return ownDay >= today ? ownDay : nextCollectionDate(today, calendar)
}
