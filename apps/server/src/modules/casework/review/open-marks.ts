import type { ReadTx } from '../../../platform/database/database.ts'

/** What a merchant has still to correct, by case: marks without an answer, of cases of a kind. */
export function openMarks(
  tx: ReadTx,
  subject: string,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<{ id: string; count: number }[]> {
  return tx<{ id: string; count: number }[]>`
    select subject_id as id, count(*)::int as count from review_mark
     where merchant_id = ${merchantId} and subject = ${subject} and subject_id = any (${[...ids]}) and status = 'open'
     group by 1`
}
