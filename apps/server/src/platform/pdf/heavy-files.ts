import { ComeAgain } from '../turns/come-again.ts'
import { RecentMap } from '../recent-map.ts'

/**
 * So many files that cost too much may an owner send in a row; after that one more each time the wait is
 * over.
 */
const most = 3
const backAfterMs = 5 * 60_000
const mostOwners = 10_000

interface Budget {
  left: number
  at: number
}

/**
 * Files that cost all they may and told nothing are charged to whoever sent them: a merchant that sends one
 * after the other waits, and keeps no process from the others. Each process counts for itself.
 */
export class HeavyFiles {
  private readonly budgets = new RecentMap<string, Budget>(mostOwners)
  private readonly nowMs: () => number

  constructor(nowMs: () => number) {
    this.nowMs = nowMs
  }

  /** Throws `ComeAgain` where the owner has used up its budget. */
  assertLeft(owner: string): void {
    const { left } = this.budgetOf(owner)
    if (left >= 1) return
    const seconds = Math.ceil(((1 - left) * backAfterMs) / 1000)
    throw new ComeAgain('too_many_requests', `${owner} sent too many files that cost too much`, seconds)
  }

  charge(owner: string): void {
    const budget = this.budgetOf(owner)
    this.budgets.set(owner, { ...budget, left: Math.max(0, budget.left - 1) })
  }

  private budgetOf(owner: string): Budget {
    const at = this.nowMs()
    const known = this.budgets.get(owner)
    return known
      ? { at, left: Math.min(most, known.left + (at - known.at) / backAfterMs) }
      : { at, left: most }
  }
}
