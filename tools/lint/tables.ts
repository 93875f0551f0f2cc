import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
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

/** The room whose modules own tables, and where in it they lie. */
export const tablesRoom = { name: '@daftar/server', modules: 'src/modules' } as const

/**
 * The rows of all modules by `<area>/<module>`, from the `tables.json` beside each; what is below all modules
 * is called platform.
 */
export const tables: Record<string, ModuleTables> = { platform: rowIn('platform'), ...rowsOfModules() }

function rowsOfModules(): Record<string, ModuleTables> {
  const found = globSync('*/*/tables.json', { cwd: fromRoot('apps/server/src/modules') }).toSorted()
  return Object.fromEntries(found.map(dirname).map((module) => [module, rowIn(`modules/${module}`)]))
}

function rowIn(folder: string): ModuleTables {
  return JSON.parse(readFileSync(fromRoot('apps/server/src', folder, 'tables.json'), 'utf8'))
}

const owners = new Map(
  Object.entries(tables).flatMap(([module, { owns = [] }]) => owns.map((table) => [table, module])),
)
const shownBy = new Map(
  Object.entries(tables).flatMap(([module, { shows = [] }]) => shows.map((view) => [view, module])),
)

/** The module that a table belongs to, or that shows a view; nothing for what is neither. */
export function ownerOf(name: string): string | undefined {
  return owners.get(name) ?? shownBy.get(name)
}

/** Why a module may not use a table or view so; nothing when it may, or when the name is no table. */
export function faultOf(module: string, table: string, writes: boolean): string | undefined {
  const row = tables[module]
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
    return `"${table}" of ${shower} is read by ${module} without a word of it in its tables.json`
  }
  if (!owner || row?.stillReads?.includes(table)) return undefined
  return `"${table}" belongs to ${owner}: read a view that it declares, or call its functions`
}

/** src/modules/capital/debits/due.ts -> capital/debits; nothing for what lies in no module. */
export function moduleOf(path: string): string | undefined {
  const [area, module, file] = path.startsWith(`${tablesRoom.modules}/`)
    ? path.slice(tablesRoom.modules.length + 1).split('/')
    : []
  return area && module && file ? `${area}/${module}` : undefined
}
