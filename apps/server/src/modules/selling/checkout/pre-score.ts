import type { Tx } from '../../../platform/database/database.ts'
import { countHit } from '../../../platform/rates/rates.ts'
import type { PurchaseFacts, PurchasePolicy, Verdict } from './policy.ts'

/**
 * How often in a day a merchant's amounts are compared with what one shopper owes elsewhere, before the
 * shopper agreed.
 */
const questionsPerDay = 5

/**
 * The policy's first word about a purchase. What is counted stays counted only if the caller's transaction
 * commits.
 */
export type PreScore = (tx: Tx, facts: PurchaseFacts) => Promise<Verdict>

/**
 * A shop names any phone and any amount: asked often enough, yes and no would tell it what a stranger owes.
 * Beyond the day's questions the shopper is left out of the answer. That binds nobody: who may not buy is
 * declined after their code.
 */
export function preScorer(policy: PurchasePolicy): PreScore {
  return async (tx, facts) => {
    const { merchantId, phone, isTest, at } = facts
    if (phone === null || isTest) return policy.preScore(facts)
    const { allowed } = await countHit(
      tx,
      {
        scope: 'pre_score',
        key: `${merchantId} ${phone}`,
        windowSeconds: 24 * 3_600,
        limit: questionsPerDay,
      },
      at,
    )
    return policy.preScore(allowed ? facts : { ...facts, phone: null })
  }
}
