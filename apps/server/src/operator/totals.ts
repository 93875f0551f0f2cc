import { readFileSync, writeFileSync } from 'node:fs'
import { readTotals, totalsThatDiffer, type Totals } from '../platform/database/upgrade/totals.ts'
import { visitDatabase } from '../platform/database/opening/visit.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type InstallationCommand } from './operator.ts'

const usage = [
  'npm run totals',
  'npm run totals -- --save <file>',
  'npm run totals -- --compare <file>',
].join('\n')

/** Row counts, sums of the ledger and heads of the chains: shown, kept, or held against those of a backup. */
export const totalsCommand: InstallationCommand = (args) => {
  const { save, compare } = readOptions(args, ['save', 'compare'], usage)
  if (save !== undefined && compare !== undefined)
    throw new OperatorError(`Either --save or --compare.\n\n${usage}`)
  const kept = compare === undefined ? null : readKept(compare)
  return async (config) => {
    const totals = await visitDatabase(config, readTotals)
    if (save !== undefined) keepTotals(save, totals)
    if (kept) return compared(kept, totals)
    return save === undefined ? linesOf(totals) : [`Saved: ${Object.keys(totals).length} totals in ${save}.`]
  }
}

/** Written once, for its owner alone. */
export function keepTotals(file: string, totals: Totals): void {
  writeFileSync(file, `${JSON.stringify(totals, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
}

function readKept(file: string): Totals {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Totals
  } catch (error) {
    throw new OperatorError(`No totals can be read from ${file}: ${(error as Error).message}`)
  }
}

function compared(before: Totals, now: Totals): string[] {
  const differences = totalsThatDiffer(before, now)
  if (differences.length > 0)
    throw new OperatorError(`This database differs from the totals:\n${differences.join('\n')}`)
  return [`The same: ${Object.keys(now).length} totals, rows of every table, ledger and chains.`]
}

function linesOf(totals: Totals): string[] {
  return Object.entries(totals).map(([name, value]) => `${name}  ${value}`)
}
