import { ProgramFailed } from '../platform/database/upgrade/dump.ts'
import { isPostgresError } from '../platform/database/connect.ts'
import type { MigrationStep } from '../platform/database/upgrade/migrate.ts'
import { totalsThatDiffer } from '../platform/database/upgrade/totals.ts'
import { tryUpgrade, type Trial } from '../platform/database/upgrade/try-upgrade.ts'
import { visitDatabase } from '../platform/database/opening/visit.ts'
import { OperatorError, type InstallationCommand } from './operator.ts'

const usage = 'npm run upgrade -- --check'

/**
 * Tries this build's migrations on a copy of the database that another build serves, and says what they would
 * do.
 */
export const upgradeCommand: InstallationCommand = (args) => {
  if (args.length !== 1 || args[0] !== '--check') throw new OperatorError(usage)
  return async ({ databaseUrl, databaseAppUrl, ...config }) => {
    const trial = await visitDatabase({ ...config, databaseUrl }, (sql, url) =>
      tryUpgrade({
        sql,
        url,
        secretKey: config.secretKey,
        by: databaseUrl ? 'dump' : 'files',
        isMigrating: databaseAppUrl !== undefined,
      }),
    ).catch((error: unknown) => Promise.reject(explained(error)))
    return report(trial)
  }
}

/** What an operator reads of a trial. Throws when the books came out of it differently. */
export function report({ before, after, copySeconds, steps }: Trial): string[] {
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
  const differences = totalsThatDiffer(before, after)
  const lines = [
    `On a copy, made in ${copySeconds.toFixed(1)} s: ${steps.length} migrations in ${seconds.toFixed(1)} s.`,
    ...steps.map(lineOf),
    ...differences.filter((line) => line.startsWith('rows of ')),
  ]
  const inBooks = differences.filter((line) => !line.startsWith('rows of '))
  if (inBooks.length > 0)
    throw new OperatorError([...lines, 'The books came out differently:', ...inBooks].join('\n'))
  return [...lines, 'The books are the same: every sum of the ledger, and the heads of both chains.']
}

function lineOf({ file, seconds, blocks }: MigrationStep): string {
  const named = blocks.map(({ table, readers }) => `${table}${readers ? '' : ' (writes only)'}`)
  return `${file}  ${seconds.toFixed(2)} s${named.length > 0 ? `  blocks ${named.join(', ')}` : ''}`
}

function explained(error: unknown): unknown {
  if (error instanceof ProgramFailed) return new OperatorError(error.message)
  if (isPostgresError(error, '55006'))
    return new OperatorError('The embedded database is copied while nothing runs: stop the server first.')
  return error
}
