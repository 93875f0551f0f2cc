import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One chunk of Vite's manifest, as far as sizes need it. */
export type Chunk = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Bundle = { dist: string; chunks: Record<string, Chunk> }

/** Reads what a build left behind. A build that is missing or empty is an error, not a size of zero. */
export function readBundle(dist: string, manifest = 'manifest.json'): Bundle {
  const file = join(dist, '.vite', manifest)
  if (!existsSync(file)) throw new Error(`${file} is missing: build first (npm run build)`)
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  if (Object.keys(chunks).length === 0) throw new Error(`${file} is empty: nothing was built`)
  return { dist, chunks }
}

/** Every JS and CSS file that loads with a chunk: its own, and those of all it imports statically. */
export function filesWith({ chunks }: Bundle, key: string): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (each: string) => {
    const chunk = chunks[each]
    if (!chunk) throw new Error(`${each} is not in the manifest`)
    if (seen.has(each)) return
    seen.add(each)
    for (const file of ownFiles(chunk)) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(key)
  return files
}

/** A chunk's own script and style sheets, without what it imports. */
export function ownFiles(chunk: Chunk): string[] {
  return [chunk.file, ...(chunk.css ?? [])].filter((file) => /\.(js|css)$/.test(file))
}

/**
 * Scripts that the given files start as workers. The manifest does not list them: they are the built scripts
 * that a file names and that are no chunk.
 */
export function workersOf({ dist, chunks }: Bundle, files: Set<string>): Set<string> {
  const known = new Set(Object.values(chunks).map((chunk) => basename(chunk.file)))
  const others = scriptsIn(dist).filter((file) => !known.has(basename(file)))
  const texts = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
  return new Set(others.filter((file) => texts.some((text) => text.includes(basename(file)))))
}

/**
 * The routes and other lazily loaded parts that the app's own sources split off; libraries split off are
 * none.
 */
export function lazyParts({ chunks }: Bundle): string[] {
  return Object.keys(chunks).filter(
    (key) => chunks[key]?.isDynamicEntry && chunks[key].src?.startsWith('src/'),
  )
}

/**
 * Bytes on the wire of files compressed one by one, as they are served; in the language in which they are
 * more.
 */
export function gzipBytes(dist: string, files: Iterable<string>): number {
  const listed = [...files]
  const sumIn = (language: string) =>
    listed.reduce(
      (sum, file) => sum + gzipSync(readFileSync(inLanguage(dist, file, language)), { level: 9 }).length,
      0,
    )
  return Math.max(sumIn('en'), sumIn('ar'))
}

/** The manifest names the English files; what has no sentences, such as a sheet, is there once. */
function inLanguage(dist: string, file: string, language: string): string {
  return join(dist, file.replace('assets/en/', `assets/${language}/`))
}

function scriptsIn(dist: string, folder = ''): string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return scriptsIn(dist, path)
    return entry.name.endsWith('.js') ? [path] : []
  })
}
