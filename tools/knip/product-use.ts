import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'

/** A rule that stands before the area that will use it. */
export type Awaited = { file: string; export: string; for: string }

/** What knip's JSON says of one file, as far as it is read here. */
type KnipIssue = { file: string; files?: unknown[] } & Partial<
  Record<'exports' | 'types', { name: string }[]>
>

export function awaitedRules(): Awaited[] {
  return JSON.parse(readFileSync(fromRoot('tools/knip/awaited.json'), 'utf8')).awaited
}

/**
 * `file#export` of everything that no product code uses, a whole file as `file`; null when knip's output is
 * none of its JSON.
 */
export function unusedIn(report: string): string[] | null {
  const start = report.indexOf('{')
  if (start < 0) return null
  try {
    const { issues } = JSON.parse(report.slice(start)) as { issues: KnipIssue[] }
    return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
      ...files.map(() => file),
      ...[...exports, ...types].map(({ name }) => `${file}#${name}`),
    ])
  } catch {
    return null
  }
}

/**
 * What is wrong with the product's own use of its code: what only tests use, unless an area awaits it, and
 * what is still called awaited although it is used by now, or gone.
 */
export function useProblems(unused: readonly string[], awaited: readonly Awaited[]): string[] {
  const waiting = new Map(awaited.map((rule) => [`${rule.file}#${rule.export}`, rule]))
  return [
    ...unused
      .filter((name) => !waiting.has(name))
      .map((name) => `${name} is used by tests at most: delete it, or let the product use it`),
    ...[...waiting]
      .filter(([name]) => !unused.includes(name))
      .map(
        ([name, rule]) =>
          `${name} is used or gone: ${rule.for} awaits it no longer (tools/knip/awaited.json)`,
      ),
  ]
}
