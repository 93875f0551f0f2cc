import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What every result is kept with: without machine, versions and load a number says nothing. */
export function surroundings() {
  return {
    at: new Date().toISOString(),
    node: process.version,
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    loadBefore: loadavg()[0]?.toFixed(2),
    commit: gitCommit(),
  }
}

/** Writes the raw numbers to `bench/results/<name>.json` and prints the summary. */
export function keep(
  name: string,
  result: {
    budget: string
    summary: Record<string, unknown>
    raw: unknown
    where: ReturnType<typeof surroundings>
  },
): void {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const full = { ...result, loadAfter: loadavg()[0]?.toFixed(2) }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(full, null, 2)}\n`)
  console.log(name, '|', result.budget)
  console.table(result.summary)
}

/** How `npm start` runs the server: with what it compiled before. */
export const asStarted = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
}

/** How many processors are busy right now, over one second: 0 is a quiet machine. */
export async function busyProcessors(): Promise<number> {
  const before = cpus()
  await sleep(1000)
  const shares = cpus().map(({ times }, index) => {
    const passed = total(times) - total(before[index]?.times)
    const idle = times.idle - (before[index]?.times.idle ?? 0)
    return passed > 0 ? 1 - idle / passed : 0
  })
  return Number(shares.reduce((sum, share) => sum + share, 0).toFixed(2))
}

/**
 * Waits until others leave the machine alone, but not for ever: answers how many processors they keep busy
 * then.
 */
export async function quietMoment(patienceSeconds = 300): Promise<number> {
  let busy = await busyProcessors()
  for (let waited = 0; waited < patienceSeconds && busy > quiet; waited += 1) busy = await busyProcessors()
  return busy
}

/** Below this others do not count. */
export const quiet = 0.2

function total(times: ReturnType<typeof cpus>[number]['times'] | undefined): number {
  return times ? Object.values(times).reduce((sum, part) => sum + part, 0) : 0
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function versionOf(name: string): string {
  const file = join(import.meta.dirname, '../node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

function gitCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
