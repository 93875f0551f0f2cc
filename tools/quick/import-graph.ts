import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Who imports what, by path from the root with forward slashes: a file, and the files it names. */
export type ImportGraph = Map<string, string[]>

const named = /(?:\bfrom|\bimport|\bURL)\s*\(?\s*(['"])([^'"\n]+)\1/g
const endings = ['', '.ts', '.tsx']

/**
 * The graph of the files that are given, each read as text. A name is followed where it leads to one of them:
 * relative, or into a package of ours, by what it exports or, where a pattern does, for `src/`.
 */
export function importGraph(files: string[], base: string): ImportGraph {
  const known = new Set(files)
  const graph: ImportGraph = new Map()
  const exported = exportedPaths(base)
  for (const file of files) {
    if (!/\.(?:[cm]?[jt]sx?|css|html)$/.test(file)) continue
    const names = importedNames(readFileSync(join(base, file), 'utf8'))
    graph.set(file, [...new Set(names.flatMap((name) => placeOf(name, file, known, exported)))])
  }
  return graph
}

/** Every module that a text names, in whatever way: import, export from, import(), new URL(). */
export function importedNames(text: string): string[] {
  return [...text.matchAll(named)].map(([, , name = '']) => name)
}

function placeOf(name: string, from: string, known: Set<string>, exported: Exported): string[] {
  const path = pathOf(name.replace(/[?#].*$/, '') || name, from, exported)
  const found = path && endings.map((ending) => path + ending).find((each) => known.has(each))
  return found ? [found] : []
}

function pathOf(name: string, from: string, exported: Exported): string | undefined {
  if (name.startsWith('.')) return posix.join(dirname(from), name)
  const [, room, rest = 'index'] = /^@daftar\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? []
  if (!room) return undefined
  const target = exported(room)[`./${rest}`]
  return posix.join('packages', room, target ?? `src/${rest}`)
}

type Exported = (room: string) => Record<string, string>

/** What a package exports by name, read once. */
function exportedPaths(base: string): Exported {
  const known = new Map<string, Record<string, string>>()
  return (room) => {
    const found = known.get(room) ?? readExports(join(base, 'packages', room, 'package.json'))
    known.set(room, found)
    return found
  }
}

function readExports(manifest: string): Record<string, string> {
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {}
}
