import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { PageAsked } from '../../../../platform/http/paging.ts'

/** A change of the cycle as it was asked for, with what came after it. */
export type CycleChangeRow = Row<'cycle_change', 'id' | 'cycle' | 'valid_from' | 'requested_at'> &
  Row<'person_name', 'first_name' | 'last_name'> & { is_replaced: boolean; is_followed: boolean }

/** The changes that somebody of a merchant asked for, newest first, as they stand on a day. */
export function listCycleChanges(
  tx: ReadTx,
  merchantId: string,
  today: CalendarDate,
  { before, size }: PageAsked,
): Promise<CycleChangeRow[]> {
  return tx<CycleChangeRow[]>`
    select c.id, c.cycle, c.valid_from, c.requested_at, coalesce(n.first_name, '') as first_name, coalesce(n.last_name, '') as last_name,
           exists (select from cycle_change l
             where l.merchant_id = c.merchant_id and l.valid_from = c.valid_from and (l.requested_at, l.id) > (c.requested_at, c.id)) as is_replaced,
           exists (select from cycle_change l
             where l.merchant_id = c.merchant_id and l.valid_from > c.valid_from and l.valid_from <= ${today}) as is_followed
      from cycle_change c left join person_name n on n.id = c.requested_by
     where c.merchant_id = ${merchantId} ${olderThan(tx, tx`c.requested_at`, tx`c.id`, before)}
     order by c.requested_at desc, c.id desc limit ${size + 1}`
}
