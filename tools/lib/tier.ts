import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How much a run of the tests holds: `quick` what a change touches, `gate` all that must hold for a change to
 * land, `all` the same and everything slow. It travels in `TEST_TIER`, which the configurations of Vitest and
 * Playwright read.
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

/** Tests of a real program that is no part of the product: by what starts it, and where else it may lie. */
const tested = [
  { name: 'clamd', program: process.env['CLAMD'] ?? 'clamd', files: '**/clamd.slow.test.ts' },
  { name: 'pgbouncer', program: 'pgbouncer', files: '**/pgbouncer.slow.test.ts' },
  { name: 'systemd-analyze', program: 'systemd-analyze', files: '**/systemd.slow.test.ts' },
  {
    name: 'PostgreSQL with its client programs',
    program: 'pg_restore',
    // As apps/server/src/testing/database/system-postgres.ts looks for it.
    folders: ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin'],
    needs: ['initdb', 'postgres', 'pg_dump', 'pg_restore'],
    files: '**/restore.slow.test.ts',
  },
]
type Tested = { name: string; program: string; folders?: string[]; needs?: string[]; files: string }

/**
 * The programs that `all` would test against and this machine does not have: their tests are no part of its
 * run, which says so.
 */
export function absentPrograms(
  isThere: (tested: Tested) => boolean = starts,
  tier: Tier = currentTier(),
): Tested[] {
  return tier === 'all' ? tested.filter((one) => !isThere(one)) : []
}

/** Where a program needs others beside it, a folder holds them all. */
function starts({ program, folders = [], needs = [] }: Tested): boolean {
  if (needs.length === 0) return spawnSync(program, ['--version']).error === undefined
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout ?? ''
  return [...folders.flatMap((folder) => globSync(folder)), told.trim()]
    .filter(Boolean)
    .some((folder) => needs.every((name) => existsSync(join(folder, name))))
}
