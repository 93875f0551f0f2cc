import type { DeskMark, KeptMark } from '@daftar/contract/endpoints/capital/applications-marks'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { applicationReview, presentMark, type ApplicationRow } from '../applications/index.ts'

/** The marks of every round with who made and who answered them. */
export async function deskMarks(tx: Tx, row: ApplicationRow): Promise<DeskMark[]> {
  const marks = await applicationReview.all(tx, row)
  if (marks.length === 0) return []
  const ids = [...new Set(marks.flatMap(({ made_by, answered_by }) => [made_by, answered_by]))]
  const people = await tx<(Row<'staff_name', 'id'> & { name: Column<'person_name', 'email'> })[]>`
    select id, name from staff_name where id = any (${ids})
    union all
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) from person_name where id = any (${ids})`
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id
  return marks.map((mark) => ({
    ...presentMark(mark),
    made_by: nameOf(mark.made_by),
    made_at: mark.made_at.toISOString(),
    answered_by: mark.answered_at && nameOf(mark.answered_by),
    answered_at: mark.answered_at?.toISOString() ?? null,
  }))
}

/** What is marked for the next round, by whom; every underwriter of the case sees the same. */
export async function keptMarks(tx: Tx, row: ApplicationRow): Promise<KeptMark[]> {
  const kept = await applicationReview.kept(tx, row)
  const staff =
    kept.length === 0
      ? []
      : await tx<Row<'staff_name', 'id' | 'name'>[]>`
          select id, name from staff_name where id = any (${kept.map(({ made_by }) => made_by)})`
  return kept.map(({ made_by: made_by_id, made_at, ...mark }) => ({
    ...mark,
    made_by: staff.find(({ id }) => id === made_by_id)?.name ?? made_by_id,
    made_by_id,
    made_at: made_at.toISOString(),
  }))
}
