import { existsSync } from 'node:fs'
import { dumpWithTotals, ProgramFailed } from '../platform/database/upgrade/dump.ts'
import { visitDatabase } from '../platform/database/opening/visit.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type InstallationCommand } from './operator.ts'
import { keepTotals } from './totals.ts'

const usage = 'npm run backup -- --to <file.dump>'

/** A dump, and beside it the totals of the same moment, which a restore is held against. */
export const backupCommand: InstallationCommand = (args) => {
  const { to } = readOptions(args, ['to'], usage)
  if (to === undefined || !to.endsWith('.dump')) throw new OperatorError(usage)
  const beside = to.replace(/dump$/, 'totals')
  const there = [to, beside].find((file) => existsSync(file))
  if (there) throw new OperatorError(`${there} is there already.`)
  return async (config) => {
    if (!config.databaseUrl)
      throw new OperatorError(
        'The embedded database is saved by copying its folder, while nothing runs: docs/operations/backup.md.',
      )
    const totals = await visitDatabase(config, (sql, url) => dumpWithTotals(sql, url, to)).catch(
      (error: unknown) => Promise.reject(error instanceof ProgramFailed ? explained(error) : error),
    )
    keepTotals(beside, totals)
    return [`Saved: the database in ${to}, its ${Object.keys(totals).length} totals in ${beside}.`]
  }
}

function explained({ message }: ProgramFailed): OperatorError {
  if (!message.includes('row-level security')) return new OperatorError(message)
  return new OperatorError(
    `${message}\nA backup needs a user who may read past row security, a superuser or one with BYPASSRLS: name that one in DATABASE_URL for this command.`,
  )
}
