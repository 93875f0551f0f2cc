import type { Check } from '../lib/check.ts'
import { fromRoot } from '../lib/paths.ts'
import { budgetLine, measureBudgets, measureConsole } from '../size/budgets.ts'

/** The size budgets as checks, one for each thing that has one. */
export function sizeChecks(): Check[] {
  try {
    const budgets = [
      ...measureBudgets(fromRoot('apps', 'merchant', 'dist')),
      ...measureConsole(fromRoot('apps', 'desk', 'dist')),
    ]
    return budgets.map((budget) => ({
      name: budgetLine(budget),
      run: async () => ({ ok: budget.ok, looked: 1, unit: 'size', output: 'over the budget' }),
    }))
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return [{ name: 'sizes', run: async () => ({ ok: false, looked: 0, unit: 'sizes', output }) }]
  }
}
