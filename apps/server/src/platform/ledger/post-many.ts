import type { Tx } from '../database/connect.ts'
import { newId } from '../ids.ts'
import type { Movement } from './ledger.ts'

/**
 * Holds the books of several merchants until the transaction ends, in one order, so that two of these never
 * wait in a ring.
 */
export async function lockManyBooks(tx: Tx, merchantIds: readonly string[]): Promise<void> {
  const ids = [...new Set(merchantIds)].toSorted()
  await Promise.all([
    tx`insert into ledger_chain (merchant_id) select unnest(${ids}::text[]) on conflict do nothing`,
    tx`select 1 from ledger_chain where merchant_id = any (${ids}) order by merchant_id for update`,
  ])
}

/**
 * Posts movements of many merchants in a few statements, each as `post` does; the movements of one merchant
 * keep their order. Unlike there, a movement that was posted before is an error: who sends many knows that
 * they are new.
 */
export async function postMany(tx: Tx, movements: readonly Movement[]): Promise<void> {
  for (const round of inRounds(movements.filter((movement) => movement.postings.length > 0))) {
    const rows = round.map((movement) => ({
      merchant: movement.merchantId,
      id: newId('ltx'),
      kind: movement.kind,
      reference: movement.reference,
      at: movement.at.toISOString(),
      memo: movement.memo ?? null,
      postings: movement.postings.map(({ account, currency, amountMinor }) => ({
        account,
        currency,
        amount_minor: String(amountMinor),
      })),
    }))
    await tx`select ledger_post_many(${tx.json(rows)})`
  }
}

/** A round holds one movement of each merchant at the most: each link of a chain needs the one before it. */
function inRounds(movements: readonly Movement[]): Movement[][] {
  const rounds: Movement[][] = []
  const seen = new Map<string, number>()
  for (const movement of movements) {
    const round = seen.get(movement.merchantId) ?? 0
    seen.set(movement.merchantId, round + 1)
    ;(rounds[round] ??= []).push(movement)
  }
  return rounds
}
