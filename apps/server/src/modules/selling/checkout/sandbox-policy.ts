import { sandboxOutcome } from '@daftar/rules/orders/sandbox-people'
import { declined, type PurchaseFacts, type PurchasePolicy, type Verdict } from './policy.ts'

/**
 * The policy as sandboxes have it: of the people everybody knows it decides as documented, whatever they
 * bought in other sandboxes, within the amounts that are sold. Everybody else, and all live money, is the
 * policy's own.
 */
export function withSandboxPeople(policy: PurchasePolicy): PurchasePolicy {
  return {
    preScore: (facts) =>
      outcomeOf(facts) === null
        ? policy.preScore(facts)
        : certain(policy, facts, outcomeOf(facts) === 'declined_at_once'),
    decide: (tx, facts) => {
      const outcome = outcomeOf(facts)
      if (outcome === null) return policy.decide(tx, facts)
      return certain(policy, facts, outcome === 'declined_at_once' || outcome === 'declined')
    },
  }
}

function outcomeOf(facts: PurchaseFacts) {
  return facts.isTest ? sandboxOutcome(facts) : null
}

/** The amount is asked about first, as it is of anybody: without a phone nobody is looked at. */
async function certain(policy: PurchasePolicy, facts: PurchaseFacts, isDeclined: boolean): Promise<Verdict> {
  const verdict = await policy.preScore({ ...facts, phone: null })
  return verdict.kind === 'approved' && isDeclined ? declined('not_available') : verdict
}
