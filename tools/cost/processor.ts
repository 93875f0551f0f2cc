import { existsSync, readFileSync } from 'node:fs'

const ownStat = '/proc/self/stat'
/** Linux tells user programs of time in hundredths, whatever its own clock does (USER_HZ). */
const ticksPerSecond = 100

/**
 * Processor seconds, user and system, of this process and of every child that has ended and was waited for,
 * with all that those waited for themselves. Nothing where the system keeps no such account (macOS, Windows).
 */
export function processorSeconds(): number | undefined {
  if (!existsSync(ownStat)) return undefined
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + childTicks(readFileSync(ownStat, 'utf8')) / ticksPerSecond
}

/**
 * Clock ticks of the waited-for children, from the text of a `/proc/<id>/stat`. Throws when it has another
 * shape.
 */
export function childTicks(stat: string): number {
  // The second field is the program's name, which may hold blanks and brackets: what follows the last one is
  // plain.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // cutime and cstime are fields 16 and 17 of proc(5), which counts from 1; what is split here begins with
  // field 3.
  const ticks = Number(fields[13]) + Number(fields[14])
  if (!Number.isInteger(ticks)) throw new Error(`not the text of a stat file: ${stat}`)
  return ticks
}
