import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { directions } from '../lint/directions.ts'
import { after, takenBy, withRegions, type Planned } from './plan.ts'
import { camel, readNames, renamed, sentence, type Names } from './names.ts'

/** What is wanted of a new area, as the command line says it. */
export interface WantedArea {
  /** A plural noun in kebab-case. */
  name: string
  /** The server's area that its module lies in. */
  within: string
  /** Its name in Arabic, as the screens say it. */
  arabic: string
}

const templates = join(import.meta.dirname, 'fixtures/area')
const staffRoles = 'packages/rules/src/access/staff-roles.ts'
const routeTable = 'packages/rules/src/shell/guards/routes.ts'
const glossary = 'docs/glossary.md'

/**
 * Everything that a new area writes, and what it adds to files of all areas. Answers what is wrong where it
 * cannot be made.
 */
export function planArea({ name, within, arabic }: WantedArea, from: string = root): Planned | string {
  const names = readNames(name)
  if (!names) return `"${name}" is no plural noun in kebab-case, such as disputes or price-lists`
  const areas = Object.keys(directions.areas.mayImport)
  if (!areas.includes(within)) return `the server has no area "${within}"; it has ${areas.join(', ')}`
  const read = (path: string) => readFileSync(join(from, path), 'utf8')
  const page = pageOf(names, read(routeTable))
  const number = nextMigration(from)
  const files = globSync('**/*.*', { cwd: templates }).map((path) => ({
    path: renamed(path, names).replace('/casework/', `/${within}/`).replace('/0000-', `/${number}-`),
    text: textOf(readFileSync(join(templates, path), 'utf8'), { names, page, arabic }).replaceAll(
      'endpoints/casework/',
      `endpoints/${within}/`,
    ),
  }))
  const edits = [
    { path: staffRoles, text: withFlags(read(staffRoles), names) },
    { path: glossary, text: withWord(read(glossary), names, arabic) },
  ]
  return takenBy({ files, edits }, from) ?? { files, edits }
}

/** A page of the back-office: its key and permission, and whether the table of routes has no such page. */
interface MerchantPage {
  key: string
  permission: string
  isNew: boolean
}

/**
 * The page that the table of routes has for the area already, or a new one for all who work for a merchant.
 */
function pageOf({ many }: Names, table: string): MerchantPage {
  const [, key] = new RegExp(`^  (\\w+): '/${many}',$`, 'm').exec(table) ?? []
  if (!key) return { key: camel(many), permission: 'hasMerchantAccess', isNew: true }
  const [, permission = 'hasMerchantAccess'] = new RegExp(`^  ${key}: '(\\w+)',$`, 'm').exec(table) ?? []
  return { key, permission, isNew: false }
}

/**
 * A template as the area says it. What stands in a region `own page` is left out where the rules have the
 * page already.
 */
function textOf(
  template: string,
  { names, page, arabic }: { names: Names; page: MerchantPage; arabic: string },
): string {
  const kept = withRegions(template, () => page.isNew)
  const text = renamed(kept, names)
    .replaceAll('حالات تجريبية', arabic)
    .replaceAll("'smc'", `'${prefixOf(names)}'`)
    .replaceAll('smc_', `${prefixOf(names)}_`)
  if (page.isNew) return text
  return text
    .replace(/,\n *"desk_events_area_\w+": "[^"]*"/, '')
    .replaceAll(`key: '${camel(names.many)}'`, `key: '${page.key}'`)
    .replaceAll(`permission: 'hasMerchantAccess'`, `permission: '${page.permission}'`)
}

/** Three letters before the ids of its rows. */
function prefixOf({ one }: Names): string {
  const consonants = one.replaceAll(/[-aeiou]/g, '')
  return (consonants.length < 3 ? one.replaceAll('-', '') : consonants).slice(0, 3)
}

/** Support answers what merchants ask, who administers may look. */
function withFlags(text: string, { many }: Names): string {
  const name = many.replaceAll('-', '_')
  const [view, decide] = [`  'can_view_${name}',\n`, `  'can_decide_${name}',\n`]
  const listed = after(text, /^export const staffFlags = \[\n(?: {2}'\w+',\n)+/m, view + decide)
  const answering = after(listed, /^ {2}support_agent: \[\n(?: {4}'\w+',\n)+/m, `  ${view}  ${decide}`)
  return after(answering, /^ {2}desk_admin: \[\n(?: {4}'\w+',\n)+/m, `  ${view}`)
}

/** A row in the last table of words that have an Arabic column. */
function withWord(text: string, { one }: Names, arabic: string): string {
  const row = `| \`${camel(one)}\` | ${sentence(one).toLowerCase()} | ${arabic} | what a merchant asks for and one of the staff answers | |\n`
  return after(text, /^## People, places, accounts\n\n(?:\|.*\n)+/m, row)
}

function nextMigration(from: string): string {
  const numbers = globSync('apps/server/src/migrations/*.sql', { cwd: from }).map((file) =>
    Number.parseInt(basename(file), 10),
  )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
