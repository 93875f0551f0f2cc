import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path/posix'

/**
 * Writes the plan for sources, of which it says the sum: file by file with its modules below it, as they lie
 * from where it is kept.
 */
export function keepPlan(file: string, sum: string, plan: ReadonlyMap<string, string>): void {
  const fromThere = (id: string) => relative(dirname(file), id).replace(/^(?!\.)/, './')
  const groups = Map.groupBy(plan, ([, name]) => name)
  const lines = [...groups].sort(byName).flatMap(([name, entries]) => [
    name,
    ...entries
      .map(([id]) => (isAbsolute(id) ? fromThere(id) : id))
      .sort()
      .map((id) => `  ${JSON.stringify(id).slice(1, -1)}`),
  ])
  writeFileSync(file, [`${head}${sum}`, ...lines, ''].join('\n'))
}

const head = 'of '

/** The plan that was kept for these very sources; null where it is of others. */
export function readPlan(file: string, sum: string): Map<string, string> | null {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  if (first !== `${head}${sum}`) return null
  // The bundler writes paths in one way everywhere.
  const from = dirname(file.replaceAll('\\', '/'))
  const plan = new Map<string, string>()
  let name = ''
  for (const line of lines) {
    if (!line.startsWith('  ')) name = line
    else plan.set(idOf(JSON.parse(`"${line.trimStart()}"`) as string, from), name)
  }
  return plan
}

/**
 * What the bundler and its plugins make themselves has names of its own, which begin with a zero or lie
 * nowhere.
 */
function idOf(written: string, from: string): string {
  return written.startsWith('.') ? join(from, written) : written
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
