import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeRows, saidIn, type RouteRow } from './route-rows.ts'

/** A page of the back-office that is declared beside its screen. */
interface Page {
  key: string
  path: string
  /** The permission that opens it, in quotes, or `null`. */
  opens: string
  /** The part of the product whose use it tells of. */
  area: string
}

const rules = 'packages/rules/src'

/**
 * What follows from the pages that features declare: what the rules know of them, and what their opening is
 * told by.
 */
export function declaredPages(from: string, head: string): { path: string; text(): string }[] {
  const pages = () =>
    routeRows(from, 'merchant')
      .flatMap(pageOf)
      .toSorted(({ key: one }, { key: other }) => (one < other ? -1 : 1))
  const known = () => knownAreas(readFileSync(join(from, rules, 'events/catalogue.ts'), 'utf8'))
  const added = () => [...new Set(pages().map(({ area }) => area))].filter((area) => !known().includes(area))
  return [
    {
      path: `${rules}/shell/guards/declared-pages.ts`,
      text: () => `${head}
/** Where the pages lie that are declared beside their screens. */
export const declaredPaths = ${tableOf(pages().map(({ key, path }) => [key, `'${path}'`]))} as const

/** The permission that opens each of them; null is whoever is signed in. */
export const declaredRules = ${tableOf(pages().map(({ key, opens }) => [key, opens]))} as const
`,
    },
    {
      path: `${rules}/events/declared-pages.ts`,
      text: () => `${head}
/** Parts of the product that declared pages alone tell of. */
export const declaredAreas = [${added()
        .map((area) => `'${area}'`)
        .join(', ')}] as const

/** What tells that a declared page was opened. */
export const declaredEvents = ${tableOf(
        pages().map((page) => [`'${eventOf(page)}'`, `{ area: '${page.area}', properties: ${idsOf(page)} }`]),
      )} as const

/** By the keys of the pages. */
export const declaredOpened = ${tableOf(pages().map((page) => [page.key, `'${eventOf(page)}'`]))} as const

/** Which parameter of their paths is which id. */
export const declaredProperties = ${tableOf(
        pages().flatMap((page) => {
          const ids = idParams(page)
          if (ids.length === 0) return []
          const named = ids.map(({ param, id }) => `${param}: '${id}'`).join(', ')
          return [[`'${eventOf(page)}'`, `{ ${named} }`]]
        }),
      )} as const
`,
    },
    {
      path: 'apps/desk/src/features/events/words.ts',
      text: () => `${head}import type { EventArea } from '@daftar/rules/events/catalogue'
import { m } from '@daftar/words'

/** What each part of the product is called. */
export const areaText = ${tableOf([...known(), ...added()].map((area) => [area, `m.desk_events_area_${area}`]))} as const satisfies Record<EventArea, () => string>
`,
    },
  ]
}

/** The page of a row that says where it lies. */
function pageOf(row: RouteRow): Page[] {
  const [path, opens] = [saidIn(row, 'path'), saidIn(row, 'opens')]
  if (!path || !opens) return []
  const area = saidIn(row, 'tells') ?? row.feature.replaceAll('-', '_')
  return [{ key: row.name, path, opens: opens === 'null' ? opens : `'${opens}'`, area }]
}

/** The parts of the product that the catalogue of events lists by itself. */
function knownAreas(catalogue: string): string[] {
  const [, list = ''] = /^export const eventAreas = \[\n([^\]]*)\] as const/m.exec(catalogue) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area)
}

/** `payoutsForecast` is told as `Payouts Forecast Opened` (DEC-EVT-1). */
function eventOf({ key }: Page): string {
  const words = key.replaceAll(/(?=[A-Z])/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} Opened`
}

/**
 * The ids that its path names: `{contactId}` is `contact_id`, and `{id}` the id of what the page is called
 * after.
 */
function idParams({ key, path }: Page): { param: string; id: string }[] {
  return [...path.matchAll(/\{(id|\w+Id)\}/g)].map(([, param = '']) => ({
    param,
    id: param === 'id' ? `${snake(key)}_id` : snake(param),
  }))
}

function idsOf(page: Page): string {
  const ids = idParams(page)
  return ids.length === 0 ? '{}' : `{ ${ids.map(({ id }) => `${id}: 'id'`).join(', ')} }`
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** An object as the formatter leaves it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '{}' : `{\n${rows.map(([key, value]) => `  ${key}: ${value},\n`).join('')}}`
}
