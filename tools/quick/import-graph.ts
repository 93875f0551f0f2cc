import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Who imports what, by path from the root with forward slashes: a file, and the files it names. */
export type ImportGraph = Map<string, string[]>

const named = /(?:\bfrom|\bimport|\bURL)\s*\(?\s*(['"])([^'"\n]+)\1/g
const endings = ['', '.ts', '.tsx']

/**
 * The graph of the files that are given, each read as text. A name is followed where it leads to one of them: relative,
 * or into a package of ours, whose names stand for `src/`.
 */
export function importGraph(files: string[], base: string): ImportGraph {
  const known = new Set(files)
  const graph: ImportGraph = new Map()
  for (const file of files) {
    if (!/\.(?:[cm]?[jt]sx?|css|html)$/.test(file)) continue
    const names = importedNames(readFileSync(join(base, file), 'utf8'))
    graph.set(file, [...new Set(names.flatMap((name) => placeOf(name, file, known)))])
  }
  return graph
}

/** Every module that a text names, in whatever way: import, export from, import(), new URL(). */
export function importedNames(text: string): string[] {
  return [...text.matchAll(named)].map(([, , name = '']) => name)
}

function placeOf(name: string, from: string, known: Set<string>): string[] {
  const path = pathOf(name.replace(/[?#].*$/, '') || name, from)
  const found = path && endings.map((ending) => path + ending).find((each) => known.has(each))
  return found ? [found] : []
}

function pathOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return posix.join(dirname(from), name)
  const [, room, rest = 'index'] = /^@daftar\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? []
  return room && `packages/${room}/src/${rest}`
}
