import type { Tx } from '../database/database.ts'
import { refuse, type Refusal } from '../http/refusal.ts'
import { countHit } from './rates.ts'

/** More than a merchant of many branches names in a day, and far fewer than a list of addresses has. */
const lettersADay = 100

/**
 * Counts a letter to somebody whom a merchant named and who never asked for one. What is taken back counts as
 * well, or whoever names, takes back and names another could write to everybody in our name.
 */
export async function countLetterToStranger(tx: Tx, merchantId: string, now: Date): Promise<Refusal | null> {
  const rate = { scope: 'stranger_letters', key: merchantId, windowSeconds: 86_400, limit: lettersADay }
  const hit = await countHit(tx, rate, now)
  return hit.allowed ? null : refuse('too_many_codes', { retryAt: hit.retryAt })
}
