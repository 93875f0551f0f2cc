import type { Tx } from '../../../../platform/database/database.ts'

/** Of any number of calls with one nonce exactly one is true. */
export async function claimNonce(tx: Tx, nonce: string, expiresAt: Date): Promise<boolean> {
  const claimed = await tx`
    insert into used_bot_check (nonce, expires_at) values (${nonce}, ${expiresAt}) on conflict do nothing`
  return claimed.count === 1
}

/** An expired challenge is refused for its age; nobody needs to remember it. */
export async function forgetNonces(tx: Tx, now: Date): Promise<void> {
  await tx`delete from used_bot_check where expires_at < ${now}::timestamptz - interval '1 hour'`
}
