import type { PartOfTest } from '../lib/choose-parts.ts'
import type { Touched } from './touched.ts'

/** A part to run and what it is handed; nothing handed means all of it. */
export type Planned<Part> = { part: Part; files?: string[] }

/**
 * What of the parts is run for a change, in their order: each that takes files and gets some, and what these
 * need. `changed` are the changed files that still exist, `tests` those that they touch.
 */
export function planFor<Part extends PartOfTest>(
  parts: Part[],
  changed: string[],
  tests: Touched,
): Planned<Part>[] {
  const handed = new Map<string, string[]>()
  for (const { name, takes } of parts) {
    const files =
      takes === 'changed files' ? changed : takes ? [...tests.keys()].filter((test) => takes.test(test)) : []
    if (files.length > 0) handed.set(name, files)
  }
  const needed = new Set<string>()
  for (const { name, needs } of parts.toReversed())
    if (handed.has(name) || needed.has(name)) for (const need of needs) needed.add(need)
  return parts
    .filter(({ name }) => handed.has(name) || needed.has(name))
    .map((part) => ({ part, files: handed.get(part.name) }))
}

/**
 * A line per part that says what was chosen and because of which changed files, and one for what is left to
 * the gate.
 */
export function planText<Part extends PartOfTest>(
  parts: Part[],
  plan: Planned<Part>[],
  tests: Touched,
): string {
  const lines = plan.map(({ part, files }) =>
    files
      ? `${part.name}: ${counted(files.length)}${reasons(files, tests)}`
      : `${part.name}: needed by others`,
  )
  const left = parts.filter((part) => !plan.some((each) => each.part === part)).map(({ name }) => name)
  return [...lines, ...(left.length > 0 ? [`left to the gate: ${left.join(', ')}`] : [])].join('\n')
}

const mostNamed = 8

function reasons(files: string[], tests: Touched): string {
  const because = Map.groupBy(
    files.filter((file) => tests.has(file)),
    (file) => tests.get(file),
  )
  const named = [...because].slice(0, mostNamed)
  const more = because.size > mostNamed ? [`and ${because.size - mostNamed} more`] : []
  return [...named.map(([why, chosen]) => `${counted(chosen.length)} for ${why}`), ...more]
    .map((line) => `\n    ${line}`)
    .join('')
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
