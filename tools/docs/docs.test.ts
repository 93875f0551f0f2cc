import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...['docs', 'docs/decisions', 'docs/operations'].flatMap((dir) =>
      markdownIn(fromRoot(dir)).map((file) => `${dir}/${file}`),
    ),
  ]
  const broken = documents.flatMap((document) => {
    const links = [...read('.', document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
    return links
      .filter(([, target]) => !existsSync(fromRoot(document, '..', target ?? '')))
      .map(([, target]) => `${document} -> ${target}`)
  })
  expect(broken).toEqual([])
})

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
  const tests = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
      if (['node_modules', 'dist', 'generated', 'fixtures'].includes(entry.name)) return []
      const path = join(dir, entry.name)
      if (entry.isDirectory()) return tests(path)
      return /\.(test|spec|e2e)\.tsx?$/.test(entry.name) ? [path] : []
    })
  return ['packages', 'apps', 'e2e'].flatMap((folder) => tests(fromRoot(folder)))
}

function markdownIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

function read(dir: string, file: string): string {
  return readFileSync(dir.startsWith('/') ? join(dir, file) : fromRoot(dir, file), 'utf8')
}
