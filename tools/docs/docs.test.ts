import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { workspaces } from '../lib/projects.ts'
import { directions } from '../lint/directions.ts'

const specification = fromRoot('docs/specification')
const source = fromRoot('../shared/spec')

test('docs/specification carries the specification word for word, while the source is at hand', () => {
  const files = markdownIn(specification)
  expect(files).toHaveLength(13)
  if (!existsSync(source)) return
  expect(markdownIn(source)).toEqual(files)
  const differing = files.filter((file) => read(specification, file) !== read(source, file))
  expect(differing, 'copy these again from ../shared/spec').toEqual([])
})

test('every number that a test names stands in the specification', () => {
  const requirements = new Set(
    markdownIn(specification).flatMap(
      (file) => read(specification, file).match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? [],
    ),
  )
  expect(requirements.size).toBeGreaterThan(1000)
  const prefixes = new Set([...requirements].map((id) => id.split('-')[0]))
  const unknown = testFiles().flatMap((file) => {
    const titles = [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
      ),
    ]
    const named = titles.flatMap(
      ([, , title]) => (title ?? '').match(/(?<![A-Z-])\b[A-Z]{2,5}-\d{2,3}\b/g) ?? [],
    )
    return named
      .filter((id) => prefixes.has(id.split('-')[0]) && !requirements.has(id))
      .map((id) => `${file}: ${id}`)
  })
  expect(unknown).toEqual([])
})

test('docs/dependencies.md says of every dependency what it is for and what would replace it', () => {
  const rows = [...read('docs', 'dependencies.md').matchAll(/^\| `([^`]+)`\s*\|([^|]*)\|([^|]*)\|$/gm)]
  expect(rows.filter(([, , purpose, instead]) => !purpose?.trim() || !instead?.trim())).toEqual([])
  const described = rows.map(([, name]) => name ?? '').sort()
  expect(described).toEqual([...declared()].sort())
})

test('every version is written exactly, so that a clone builds what was tested', () => {
  const loose = manifests().flatMap((manifest) =>
    Object.entries(versions(manifest)).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  )
  expect(loose).toEqual([])
})

test('the list of decisions names every record, and every record has a date and a status', () => {
  const index = read('docs/decisions', 'README.md')
  const records = markdownIn(fromRoot('docs/decisions')).filter((file) => file !== 'README.md')
  expect(records.length).toBeGreaterThanOrEqual(5)
  for (const record of records) {
    expect(index).toContain(`(${record})`)
    expect(read('docs/decisions', record)).toMatch(/^# \d{4} .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \w+/)
  }
})

test('the drawing for newcomers and the table of the lint allow the same directions', () => {
  const rows = [
    ...read('docs', 'architecture.md').matchAll(
      /^\| `((?:packages|apps)\/[\w-]+|e2e|bench|tools)`\s*\|[^|]*\|([^|]*)\|$/gm,
    ),
  ]
  const drawn = Object.fromEntries(
    rows.map(([, folder, targets]) => [roomName(folder ?? ''), roomNames(targets ?? '')]),
  )
  const table = Object.fromEntries(
    Object.entries(directions.rooms).map(([room, targets]) => [room, [...targets].sort()]),
  )
  expect(drawn).toEqual(table)
})

test('links between the documents lead somewhere', () => {
  const broken = ['CHANGELOG.md', ...documents()].flatMap((document) => {
    const links = [...read('.', document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
    return links
      .filter(([, target]) => !existsSync(fromRoot(document, '..', target ?? '')))
      .map(([, target]) => `${document} -> ${target}`)
  })
  expect(broken).toEqual([])
})

test('files and folders that the documents name are there, however short they name them', () => {
  const there = new Set(
    ['apps', 'packages', 'e2e', 'bench', 'tools', 'docs'].flatMap((folder) =>
      filesBelow(fromRoot(folder)).flatMap((file) => namesOf(relative(fromRoot(), file))),
    ),
  )
  const tops =
    /^(?:apps|packages|e2e|bench|tools|docs|rules|contract|words|client|app-kit|testkit|merchant|desk|server|platform|modules|features|shared|migrations)\//
  const example = /NNNN|casework\/disputes/
  const gone = documents().flatMap((document) =>
    [...read('.', document).matchAll(/`([\w./-]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => tops.test(name) && !example.test(name) && !there.has(shortened(name)))
      .map((name) => `${document}: ${name}`),
  )
  expect(there.size).toBeGreaterThan(10_000)
  expect(gone).toEqual([])
})

/** What we write ourselves of the product, as it is now. */
function documents(): string[] {
  const folders = ['docs', 'docs/decisions', 'docs/operations']
  const own = folders.flatMap((dir) => markdownIn(fromRoot(dir)).map((file) => `${dir}/${file}`))
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'packages/ui/README.md', ...own]
}

/** A file and the folders it lies in, from each of their folders on: `database/open.ts`, `platform`. */
function namesOf(file: string): string[] {
  const parts = shortened(file).split('/')
  return parts.flatMap((_, to) =>
    parts.slice(0, to + 1).map((__, from) => parts.slice(from, to + 1).join('/')),
  )
}

/** Without `src` and its kind: `rules/money/rounding` for `packages/rules/src/money/rounding.ts`. */
function shortened(path: string): string {
  return path
    .replaceAll('/src/', '/')
    .replace(/^src\/|\/$/g, '')
    .replace(/\.tsx?$/, '')
}

function roomName(folder: string): string {
  return `@daftar/${folder.split('/').at(-1)}`
}

function roomNames(cell: string): string[] {
  const text = cell.trim()
  if (text === 'nothing') return []
  if (text === 'anything') return ['*']
  return text.split(', ').map(roomName).sort()
}

type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

function manifests(): Manifest[] {
  return ['.', ...workspaces()].map((folder) => JSON.parse(read(folder, 'package.json')) as Manifest)
}

function versions({ dependencies, devDependencies, optionalDependencies }: Manifest): Record<string, string> {
  return { ...dependencies, ...devDependencies, ...optionalDependencies }
}

function declared(): Set<string> {
  return new Set(
    manifests().flatMap((manifest) =>
      Object.keys(versions(manifest)).filter((name) => !name.startsWith('@daftar/')),
    ),
  )
}

function testFiles(): string[] {
  return ['packages', 'apps', 'e2e']
    .flatMap((folder) => filesBelow(fromRoot(folder)))
    .filter((file) => /\.(test|spec|e2e)\.tsx?$/.test(file) && !file.includes('/fixtures/'))
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'generated'].includes(entry.name)) return []
    const path = join(dir, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function markdownIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

function read(dir: string, file: string): string {
  return readFileSync(dir.startsWith('/') ? join(dir, file) : fromRoot(dir, file), 'utf8')
}
