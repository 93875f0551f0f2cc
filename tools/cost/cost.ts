import type { Tier } from '../lib/tier.ts'
import { processorSeconds } from './processor.ts'

/** What one part of a run took, in seconds. `processor` is nothing where the system does not count it. */
export type Cost = { part: string; wall: number; processor: number | undefined }

/** Processor seconds that a part may take in the gate and, where it does more there, in `npm test all`. */
export type Budget = { gate: number; all?: number; why: string }
export type Budgets = Record<string, Budget>

/** Does the work and hands back what came out and what it cost. */
export async function measured<Result>(
  part: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; cost: Cost }> {
  const before = processorSeconds()
  const started = performance.now()
  const result = await work()
  const wall = (performance.now() - started) / 1000
  const after = processorSeconds()
  return {
    result,
    cost: { part, wall, processor: before === undefined || after === undefined ? undefined : after - before },
  }
}

/** A part that took more than it may is a failed test; this is the name of each. */
export function overBudget(costs: Cost[], budgets: Budgets, tier: Tier): string[] {
  return costs.flatMap(({ part, processor = 0 }) => {
    const budget = budgetOf(part, budgets, tier)
    return budget !== undefined && processor > budget
      ? [`${part} took ${processor.toFixed(1)} processor seconds; its budget is ${budget}`]
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
  }
  const allowed = sum(costs.map(({ part }) => budgetOf(part, budgets, tier) ?? 0))
  const lines = [
    tableRow('part', 'wall s', 'processor s', 'budget s'),
    ...costs.map((cost) => costRow(cost, budgetOf(cost.part, budgets, tier))),
    costRow(all, allowed || undefined),
  ]
  return [...lines, ...(counted ? [] : ['Processor seconds are not counted on this system.'])].join('\n')
}

/** What is run while something is written is a choice of files, and no choice has a budget. */
function budgetOf(part: string, budgets: Budgets, tier: Tier): number | undefined {
  if (tier === 'quick') return undefined
  const budget = budgets[part]
  return tier === 'all' ? (budget?.all ?? budget?.gate) : budget?.gate
}

function costRow({ part, wall, processor }: Cost, budget: number | undefined): string {
  return tableRow(part, wall.toFixed(1), processor?.toFixed(1) ?? '-', String(budget ?? '-'))
}

function tableRow(part: string, ...numbers: string[]): string {
  return part.padEnd(10) + numbers.map((number) => number.padStart(13)).join('')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
