import type { ReadTx } from '../../../platform/database/database.ts'

/** How many webhooks of a merchant keep failing, and how many of these are paused: their messages wait. */
export async function webhooksInTrouble(
  tx: ReadTx,
  merchantId: string,
): Promise<{ failing: number; paused: number }> {
  const [row] = await tx<{ failing: number; paused: number }[]>`
    select count(*)::int as failing, count(paused_at)::int as paused from webhook
     where merchant_id = ${merchantId} and deleted_at is null and (warned_at is not null or paused_at is not null)`
  return row!
}
