import { expect, test } from 'vitest'
import { costTable, measured, overBudget } from './cost.ts'

const budgets = {
  unit: { gate: 40, why: 'measured 28' },
  server: { gate: 300, all: 900, why: 'the slow files run in `all` alone' },
}
const costs = [
  { part: 'unit', wall: 20.04, processor: 40, pace: 1 },
  { part: 'server', wall: 200, processor: 300.1, pace: 1 },
]

test('a part beyond its budget of processor seconds is told by name', () => {
  expect(overBudget(costs, budgets, 'gate')).toEqual([
    'server took 300.1 processor seconds; its budget is 300 at this machine’s pace of 1.00',
  ])
})

test('a machine that needs twice the processor seconds for the same work may take twice as many', () => {
  const slow = costs.map((cost) => ({ ...cost, pace: 2 }))
  expect(overBudget(slow, budgets, 'gate')).toEqual([])
  expect(overBudget([{ ...slow[0]!, processor: 80.1 }], budgets, 'gate')).toHaveLength(1)
})

test('everything slow has its own budget, and what is chosen while somebody writes has none', () => {
  expect(overBudget(costs, budgets, 'all')).toEqual([])
  expect(overBudget([{ ...costs[0]!, processor: 41 }], budgets, 'all')).toHaveLength(1)
  expect(overBudget([{ ...costs[0]!, processor: 4000 }], budgets, 'quick')).toEqual([])
})

test('the table has a line for each part and one for all of them', () => {
  expect(costTable(costs, budgets, 'gate').split('\n')).toEqual([
    'part             wall s  processor s     budget s         pace',
    'unit               20.0         40.0           40         1.00',
    'server            200.0        300.1          300         1.00',
    'all parts         220.0        340.1          340         1.00',
  ])
})

test('where the system counts no processor seconds, wall time is printed and nothing is over its budget', () => {
  const uncounted = [{ part: 'unit', wall: 20, processor: undefined, pace: 1 }]
  expect(overBudget(uncounted, budgets, 'gate')).toEqual([])
  expect(costTable(uncounted, budgets, 'gate')).toContain('not counted on this system')
  expect(costTable(uncounted, budgets, 'gate')).toContain(
    'unit               20.0            -           40         1.00',
  )
})

test('work is measured and its result handed on', async () => {
  const { result, cost } = await measured('unit', async () => 'done')
  expect(result).toBe('done')
  expect(cost.part).toBe('unit')
  expect(cost.pace).toBeGreaterThanOrEqual(1)
})
