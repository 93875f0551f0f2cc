import type { Tier } from '../lib/tier.ts'
import { machinePace } from './pace.ts'
import { processorSeconds } from './processor.ts'

/**
 * What one part of a run took, in seconds. `processor` is nothing where the system does not count it; `pace`
 * is how many times the processor seconds of a quiet machine this one needed for the same work meanwhile.
 */
export type Cost = { part: string; wall: number; processor: number | undefined; pace: number }

/**
 * Processor seconds that a part may take in the gate and, where it does more there, in `npm test all`: on a
 * quiet machine, for they grow with the pace of the one that runs.
 */
export type Budget = { gate: number; all?: number; why: string }
export type Budgets = Record<string, Budget>

/** Does the work and hands back what came out and what it cost. */
export async function measured<Result>(
  part: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; cost: Cost }> {
  const paceBefore = await machinePace()
  const before = processorSeconds()
  const started = performance.now()
  const result = await work()
  const wall = (performance.now() - started) / 1000
  const after = processorSeconds()
  const pace = (paceBefore + (await machinePace())) / 2
  const processor = before === undefined || after === undefined ? undefined : after - before
  return { result, cost: { part, wall, processor, pace } }
}

/** A part that took more than it may is a failed test; this is the name of each. */
export function overBudget(costs: Cost[], budgets: Budgets, tier: Tier): string[] {
  return costs.flatMap((cost) => {
    const { part, processor = 0 } = cost
    const budget = budgetOf(cost, budgets, tier)
    return budget !== undefined && processor > budget
      ? [
          `${part} took ${processor.toFixed(1)} processor seconds; its budget is ${budget} at this machine’s pace of ${cost.pace.toFixed(2)}`,
        ]
      : []
  })
}

/** The table a run ends with: a line for each part and one for all of them. */
export function costTable(costs: Cost[], budgets: Budgets, tier: Tier): string {
  const counted = costs.every((cost) => cost.processor !== undefined)
  const all: Cost = {
    part: 'all parts',
    wall: sum(costs.map((cost) => cost.wall)),
    processor: counted ? sum(costs.map((cost) => cost.processor ?? 0)) : undefined,
    pace: sum(costs.map((cost) => cost.pace)) / costs.length,
  }
  const allowed = sum(costs.map((cost) => budgetOf(cost, budgets, tier) ?? 0))
  const lines = [
    tableRow('part', 'wall s', 'processor s', 'budget s', 'pace'),
    ...costs.map((cost) => costRow(cost, budgetOf(cost, budgets, tier))),
    costRow(all, allowed || undefined),
  ]
  return [...lines, ...(counted ? [] : ['Processor seconds are not counted on this system.'])].join('\n')
}

/** What is run while something is written is a choice of files, and no choice has a budget. */
function budgetOf({ part, pace }: Cost, budgets: Budgets, tier: Tier): number | undefined {
  const budget = budgets[part]
  if (tier === 'quick' || budget === undefined) return undefined
  return Math.round((tier === 'all' ? (budget.all ?? budget.gate) : budget.gate) * pace)
}

function costRow({ part, wall, processor, pace }: Cost, budget: number | undefined): string {
  return tableRow(part, wall.toFixed(1), processor?.toFixed(1) ?? '-', String(budget ?? '-'), pace.toFixed(2))
}

function tableRow(part: string, ...numbers: string[]): string {
  return part.padEnd(10) + numbers.map((number) => number.padStart(13)).join('')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
