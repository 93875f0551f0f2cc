import { expect, test } from 'vitest'
import { currentTier } from './tier.ts'

test('a run is the gate where nobody named a tier, and stops at a name that is none', () => {
  expect(currentTier('')).toBe('gate')
  expect(currentTier('all')).toBe('all')
  expect(() => currentTier('every')).toThrow('TEST_TIER is "every"; the tiers are quick, gate, all')
})
