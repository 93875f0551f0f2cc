import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { WorkKind } from '@daftar/rules/work/work-kinds'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'

/** Where the days of the console are counted where no currency says it. */
export const houseZone = zoneOfCurrency('AED')

export interface Asked {
  kind: WorkKind
  /** How what waits begins, of a kind that is assigned here. */
  head: Fragment
  today: CalendarDate
}

/**
 * What waits of one kind, as its module shows it. `due_at` and `due_on` are a deadline of its own: relief is
 * answered before the week it is asked for is taken, an adjustment before the week is closed it is to be in,
 * a call on the day that was agreed. `held_by_id` is who has taken it where its own module keeps that; all
 * else is held by its assignment.
 */
export type Source = (tx: ReadTx, asked: Asked) => Fragment

/** The head of what nobody is assigned to, because its own module keeps who has taken it. */
export function ownHead(tx: ReadTx, kind: WorkKind, heldBy: Fragment): Fragment {
  return tx`select ${kind}::text as kind, null::text as subject, ${heldBy} as held_by_id`
}
