import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parts } from '../tasks/parts.ts'
import type { Budgets } from './cost.ts'

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets

test('every part has a budget that says why, and no budget stands for a part that is gone', () => {
  expect(Object.keys(budgets)).toEqual(parts.map(({ name }) => name))
  for (const { gate, all, why } of Object.values(budgets)) {
    expect(gate).toBeGreaterThan(0)
    expect(all ?? gate).toBeGreaterThanOrEqual(gate)
    expect(why).not.toBe('')
  }
})

test('each part stands behind what it needs', () => {
  for (const [place, { name, needs }] of parts.entries())
    for (const need of needs)
      expect(
        parts.findIndex((part) => part.name === need),
        `${name} needs ${need}`,
      ).toBeLessThan(place)
})
