import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { reliefOn, type ReliefWeeks, type WeekRelief } from '@daftar/rules/capital/advances/relief'
import type { Tx } from '../../../platform/database/database.ts'

interface ReliefRow {
  advance_id: string
  kind: 'pause' | 'lower_minimum'
  minimum_minor: bigint | null
  from_week: CalendarDate
  until_week: CalendarDate
}

/** All relief that was granted on advances of merchants, past and to come, by advance; advances without any are not in it. */
export async function grantedReliefs(
  tx: Tx,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, ReliefWeeks[]>> {
  const rows = await tx<ReliefRow[]>`
    select advance_id, kind, minimum_minor, from_week, until_week from relief_public
     where merchant_id = any (${[...merchantIds]}) and status = 'approved'
     order by from_week`
  const byAdvance = Map.groupBy(rows, (row) => row.advance_id)
  return new Map([...byAdvance].map(([loanId, of]) => [loanId, of.map(reliefWeeks)]))
}

/**
 * What holds for the repayments of a day, deducted or debited, by advance: handed to `weeklyDeduction` and `amountDue` as
 * `relief`. Advances that repay by their terms are not in it (docs/decisions/0021).
 */
export async function reliefsOfRun(
  tx: Tx,
  merchantIds: readonly string[],
  runDate: CalendarDate,
): Promise<ReadonlyMap<string, WeekRelief>> {
  const granted = await grantedReliefs(tx, merchantIds)
  return new Map(
    [...granted].flatMap(([loanId, reliefs]) => {
      const relief = reliefOn(reliefs, runDate)
      return relief ? [[loanId, relief] as const] : []
    }),
  )
}

function reliefWeeks({ kind, minimum_minor, from_week, until_week }: ReliefRow): ReliefWeeks {
  const weeks = { fromWeek: from_week, untilWeek: until_week }
  return kind === 'pause' || minimum_minor === null
    ? { kind: 'pause', ...weeks }
    : { kind: 'lower_minimum', minimumMinor: minimum_minor, ...weeks }
}
