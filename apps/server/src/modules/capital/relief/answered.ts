import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export type AnsweredRelief = Row<
  'relief',
  'advance_id',
  { status: 'approved' | 'declined'; decided_at: Date }
>

/** The answers a merchant was given since an instant to what it asked in hardship, the newest first. */
export function answeredReliefs(tx: ReadTx, merchantId: string, since: Date): Promise<AnsweredRelief[]> {
  return tx<AnsweredRelief[]>`
    select advance_id, status, decided_at from relief
     where merchant_id = ${merchantId} and status in ('approved', 'declined') and decided_at >= ${since}
     order by decided_at desc, id limit 5`
}
