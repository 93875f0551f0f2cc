import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'
import { absentPrograms, slowUnlessAll } from './tier.ts'

/**
 * Where the tests of pure parts stand; what draws a whole page and what a lint law is tried on are no such
 * tests.
 */
export const unitFiles = {
  include: [
    'packages/*/{src,build}/**/*.test.{ts,tsx}',
    'apps/{merchant,desk}/src/**/*.test.{ts,tsx}',
    'tools/**/*.test.ts',
  ],
  exclude: [
    '**/node_modules/**',
    '**/fixtures/**',
    '**/generated/**',
    '**/*.page.test.{ts,tsx}',
    ...slowUnlessAll(),
    ...absentPrograms().map(({ files }) => files),
  ],
}

/**
 * What a test file does to the world that all files of one worker share: its globals, and the modules it has
 * loaded.
 */
const changesTheWorld = /\bvi\s*\.\s*(?:mock|doMock|resetModules|stubGlobal|stubEnv)\(|\bstubBrowser\(/

/**
 * The unit tests that need a world of their own, from the root. It is read from their text, so that no list
 * has to be kept: all others share one world per worker, which costs a quarter.
 */
export function isolatedUnitFiles(base: string = root): string[] {
  return globSync(unitFiles.include, { cwd: base, exclude: unitFiles.exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => changesTheWorld.test(readFileSync(join(base, file), 'utf8')))
    .toSorted()
}
