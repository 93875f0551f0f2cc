import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** A node of the syntax tree. oxlint hands over ESTree, whose shapes differ per type, so fields stay open. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tree's node types are many and not worth naming here
export type Node = { type: string; [field: string]: any }
export type Context = {
  filename: string
  sourceCode: { text: string; getAllComments(): Node[] }
  report(problem: { node: Node; message: string }): void
}
export type Visitor = { [nodeType: string]: ((node: Node) => void) | undefined }
export type Rule = { meta: { docs: { description: string } }; create(context: Context): Visitor }

/** A workspace package as a file sees it. */
export type Room = {
  name: string
  dir: string
  dependencies: Set<string>
  devDependencies: Set<string>
}

const rooms = new Map<string, Room | undefined>()

/** The package a file belongs to: the nearest package.json with a name. */
export function roomOf(filename: string): Room | undefined {
  const dir = dirname(filename)
  if (!rooms.has(dir)) rooms.set(dir, findRoom(dir))
  return rooms.get(dir)
}

function findRoom(dir: string): Room | undefined {
  const file = join(dir, 'package.json')
  if (existsSync(file)) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest.name) {
      return {
        name: manifest.name,
        dir,
        dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
        devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
      }
    }
  }
  const parent = dirname(dir)
  return parent === dir ? undefined : roomOf(join(parent, 'x'))
}

/** The file's path inside its package, with forward slashes: src/features/loans/queries.ts */
export function pathIn(room: Room, filename: string): string {
  return relative(room.dir, filename).split(sep).join('/')
}

export function isTest(filename: string): boolean {
  return /\.test(-d)?\.[cm]?tsx?$/.test(filename) || /(^|[\\/])src[\\/]testing[\\/]/.test(filename)
}

export type Import = { source: string; node: Node; typeOnly: boolean }

/** Calls `visit` for every way a file can name another: import, export from, import(), import('x').Type. */
export function onImports(visit: (found: Import) => void): Visitor {
  const named = (node: Node, typeOnly: boolean) => {
    const source = node.source?.value
    if (typeof source === 'string') visit({ source, node: node.source, typeOnly })
  }
  return {
    ImportDeclaration: (node) => named(node, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => named(node, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => named(node, node.exportKind === 'type'),
    ImportExpression: (node) => named(node, false),
    TSImportType: (node) => named(node, true),
  }
}

/** '@daftar/rules/money/money' and 'react-dom/client' -> the package's name. */
export function packageName(source: string): string {
  const parts = source.split('/')
  return source.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? source)
}

export function isRelative(source: string): boolean {
  return source.startsWith('.') || source.startsWith('/')
}

/** The name a call or access ends in: `Math.random` -> ['Math', 'random'], `now` -> ['now']. */
export function dottedName(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression' && !node.computed)
    return [...dottedName(node.object), node.property.name]
  return ['?']
}
