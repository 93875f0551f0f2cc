import type { ReliefWeeks } from '@daftar/rules/capital/advances/relief'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { AdvancePorts, AskedRelief } from '../advances/index.ts'

type GrantedRow = Row<
  'relief',
  'advance_id' | 'kind' | 'minimum_minor',
  {
    from_week: CalendarDate
    until_week: CalendarDate
  }
>

/**
 * All relief that was granted on advances of merchants, past and to come, by advance; advances without any
 * are not in it.
 */
export async function grantedReliefs(
  tx: Tx,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, ReliefWeeks[]>> {
  const rows = await tx<GrantedRow[]>`
    select advance_id, kind, minimum_minor, from_week, until_week from relief
     where merchant_id = any (${[...merchantIds]}) and status = 'approved'
     order by from_week`
  const byAdvance = Map.groupBy(rows, (row) => row.advance_id)
  return new Map([...byAdvance].map(([advanceId, of]) => [advanceId, of.map(reliefWeeks)]))
}

/** What advances are told of relief. */
export const reliefOfAdvances: AdvancePorts['relief'] = {
  granted: grantedReliefs,
  askedFor: (tx, { merchant_id: merchantId, id }) => tx<AskedRelief[]>`
    select id, kind, weeks, status, asked_at from relief
     where merchant_id = ${merchantId} and advance_id = ${id} order by asked_at desc, id`,
}

function reliefWeeks({ kind, minimum_minor, from_week, until_week }: GrantedRow): ReliefWeeks {
  const weeks = { fromWeek: from_week, untilWeek: until_week }
  return kind === 'pause' || minimum_minor === null
    ? { kind: 'pause', ...weeks }
    : { kind: 'lower_minimum', minimumMinor: minimum_minor, ...weeks }
}
