import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot } from '../lib/paths.ts'

export interface ModuleTables {
  /** Tables that only this module writes. */
  owns?: string[]
  /** What it declares for others to read: views of its tables. */
  shows?: string[]
  /** What it reads of what others show. */
  reads?: string[]
  /** Tables of others that it still reads as they are; this list may only shrink. */
  stillReads?: string[]
  /** Tables of others that it still writes; this list may only shrink. */
  stillWrites?: string[]
}

export interface Tables {
  room: string
  folder: string
  /** By module, `<area>/<module>`; what is below all modules is called platform. */
  modules: Record<string, ModuleTables>
}

/** The one table of who owns which tables, with the rows that lie beside their modules. */
export const tables: Tables = withRowsBeside(read(join(import.meta.dirname, 'tables.json')) as Tables)

function withRowsBeside({ modules, ...rest }: Tables): Tables {
  const folder = fromRoot('apps/server/src/modules')
  const beside = globSync('*/*/tables.json', { cwd: folder }).map(
    (path) => [dirname(path), read(join(folder, path)) as ModuleTables] as const,
  )
  return { ...rest, modules: { ...modules, ...Object.fromEntries(beside) } }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const owners = new Map(
  Object.entries(tables.modules).flatMap(([module, { owns = [] }]) => owns.map((table) => [table, module])),
)
const shownBy = new Map(
  Object.entries(tables.modules).flatMap(([module, { shows = [] }]) => shows.map((view) => [view, module])),
)

/** The module that a table belongs to, or that shows a view; nothing for what is neither. */
export function ownerOf(name: string): string | undefined {
  return owners.get(name) ?? shownBy.get(name)
}

/** Why a module may not use a table or view so; nothing when it may, or when the name is no table. */
export function faultOf(module: string, table: string, writes: boolean): string | undefined {
  const row = tables.modules[module]
  const owner = owners.get(table)
  if (owner === module) return undefined
  if (writes) {
    const of = ownerOf(table)
    if (!of || row?.stillWrites?.includes(table)) return undefined
    return `"${table}" is written by ${of} alone: call its functions`
  }
  const shower = shownBy.get(table)
  if (shower) {
    if (shower === module || row?.reads?.includes(table)) return undefined
    return `"${table}" of ${shower} is read by ${module} without a word of it in tools/lint/tables.json`
  }
  if (!owner || row?.stillReads?.includes(table)) return undefined
  return `"${table}" belongs to ${owner}: read a view that it declares, or call its functions`
}

/** src/modules/capital/debits/due.ts -> capital/debits; nothing for what lies in no module. */
export function moduleOf(path: string): string | undefined {
  const [area, module, file] = path.startsWith(`${tables.folder}/`)
    ? path.slice(tables.folder.length + 1).split('/')
    : []
  return area && module && file ? `${area}/${module}` : undefined
}
