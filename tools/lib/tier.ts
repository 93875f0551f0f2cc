import { spawnSync } from 'node:child_process'

/**
 * How much a run of the tests holds: `quick` what a change touches, `gate` all that must hold for a change to land, `all`
 * the same and everything slow. It travels in `TEST_TIER`, which the configurations of Vitest and Playwright read.
 */
export const tiers = ['quick', 'gate', 'all'] as const
export type Tier = (typeof tiers)[number]

/** The tier of this run; the gate where nobody named one. Throws on a name that is no tier. */
export function currentTier(named: string | undefined = process.env['TEST_TIER']): Tier {
  if (!named) return 'gate'
  const tier = tiers.find((each) => each === named)
  if (!tier) throw new Error(`TEST_TIER is "${named}"; the tiers are ${tiers.join(', ')}`)
  return tier
}

/** The tests that only `npm test all` runs: what takes long by its nature, such as years and load. */
export function slowUnlessAll(): string[] {
  return currentTier() === 'all' ? [] : ['**/*.slow.test.ts']
}

/** Tests of a real program that is no part of the product: by what starts it, and where else it may be named. */
const tested = [
  { name: 'clamd', program: process.env['CLAMD'] ?? 'clamd', files: '**/clamd.slow.test.ts' },
  { name: 'pgbouncer', program: 'pgbouncer', files: '**/pgbouncer.slow.test.ts' },
]

/** The programs that `all` would test against and this machine does not have: their tests are no part of its run, which says so. */
export function absentPrograms(
  isThere: (program: string) => boolean = starts,
  tier: Tier = currentTier(),
): typeof tested {
  return tier === 'all' ? tested.filter(({ program }) => !isThere(program)) : []
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}
