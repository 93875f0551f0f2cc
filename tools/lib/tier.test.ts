import { expect, test } from 'vitest'
import { absentPrograms, currentTier } from './tier.ts'

test('a run is the gate where nobody named a tier, and stops at a name that is none', () => {
  expect(currentTier('')).toBe('gate')
  expect(currentTier('all')).toBe('all')
  expect(() => currentTier('every')).toThrow('TEST_TIER is "every"; the tiers are quick, gate, all')
})

test('what this machine does not have is no part of a run of all, and the gate asks for none of it', () => {
  const absent = absentPrograms(({ program }) => program !== 'pgbouncer', 'all')
  expect(absent.map(({ name, files }) => [name, files])).toEqual([['pgbouncer', '**/pgbouncer.slow.test.ts']])
  expect(absentPrograms(() => false, 'gate')).toEqual([])
})
