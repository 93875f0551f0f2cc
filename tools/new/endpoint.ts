import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { camel, kebab, respelled, sentence } from './names.ts'
import { after, takenBy, withRegions, type Planned } from './plan.ts'

/** What is wanted of a new endpoint with its page, as the command line says it. */
export interface WantedEndpoint {
  /** `<module>.<act>` in camel case. */
  id: string
  /** Read by staff on a page of the console, or by merchants on one of theirs. */
  isForStaff: boolean
  /** The folder of the feature that gets the page; named as the module where nothing is said. */
  feature?: string | undefined
  /** The permission or flag that it needs; that of the module's first such endpoint where nothing is said. */
  opens?: string | undefined
  /** What the page is called in Arabic. */
  arabic: string
}

const templates = join(import.meta.dirname, 'fixtures/endpoint')

/** What is known of the place that an endpoint is added to. */
interface Place extends WantedEndpoint {
  module: string
  act: string
  area: string
  app: 'merchant' | 'desk'
  feature: string
  /** The first table of merchants that the module owns: what there is to read. */
  table: string
  contract: string
  opens: string
  /** The name of the catalogue that has the feature's words. */
  words: string
}

/**
 * Everything that a new endpoint with a page writes: five files say more, three are new. Answers what is
 * wrong where it cannot be made.
 */
export function planEndpoint(wanted: WantedEndpoint, from: string = root): Planned | string {
  const place = placeOf(wanted, from)
  if (typeof place === 'string') return place
  const { module, area, app, feature, words, contract } = place
  const read = (path: string) => ({ path, text: readFileSync(join(from, path), 'utf8') })
  const server = `apps/server/src/modules/${area}/${module}`
  const parts = [
    edited(read(contract), withRow, place),
    edited(read(`${server}/handlers.ts`), withHandler, place),
    edited(read(`packages/words/messages/en/${words}.json`), withEnglish, place),
    edited(read(`packages/words/messages/ar/${words}.json`), withArabic, place),
    edited(read(`apps/${app}/src/features/${feature}/routes.tsx`), withPage, place),
  ]
  const problem = parts.find((part) => typeof part === 'string')
  if (problem) return problem
  const files = globSync('**/*.*', { cwd: templates }).map((path) => ({
    path: respelled(path, namesOf(place))
      .replace('/sample-app/', `/${app}/`)
      .replace('/casework/', `/${area}/`),
    text: textOf(readFileSync(join(templates, path), 'utf8'), place),
  }))
  const plan = { files, edits: parts.filter((part) => typeof part !== 'string') }
  return takenBy(plan, from) ?? plan
}

function placeOf(wanted: WantedEndpoint, from: string): Place | string {
  const [, moduleName, act] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(wanted.id) ?? []
  if (!moduleName || !act) return `"${wanted.id}" is no <module>.<act> in camel case, such as contacts.counts`
  const module = kebab(moduleName)
  const [folder] = globSync(`apps/server/src/modules/*/${module}`, { cwd: from })
  if (!folder) return `the server has no module "${module}"`
  const area = basename(dirname(folder))
  const app = wanted.isForStaff ? 'desk' : 'merchant'
  const feature = wanted.feature ?? module
  const contract = `packages/contract/src/endpoints/${area}/${module}.ts`
  const routes = `apps/${app}/src/features/${feature}/routes.tsx`
  const words = [...(wanted.isForStaff ? [`desk-${feature}`] : []), feature, module].find((name) =>
    existsSync(join(from, `packages/words/messages/en/${name}.json`)),
  )
  const missing = [contract, `${folder}/handlers.ts`, `${folder}/tables.json`, routes].find(
    (path) => !existsSync(join(from, path)),
  )
  if (missing) return `there is no ${missing}: --feature says which feature gets the page`
  if (!words) return `no catalogue of words is called as ${feature} or ${module}`
  const table = tableOf(from, folder)
  if (!table) return `${module} owns no table of merchants: there is nothing to begin with`
  const rows = readFileSync(join(from, contract), 'utf8')
  if (rows.includes(`'${wanted.id}'`)) return `${wanted.id} is there already`
  const known = wanted.isForStaff ? /\bflag: '(\w+)'/ : /\bpermission: '(\w+)'/
  const opens =
    wanted.opens ?? known.exec(rows)?.[1] ?? (wanted.isForStaff ? 'can_view_merchants' : 'hasMerchantAccess')
  return { ...wanted, module, act: kebab(act), area, app, feature, words, table, contract, opens }
}

function tableOf(from: string, folder: string): string | undefined {
  const { owns = [] } = JSON.parse(readFileSync(join(from, folder, 'tables.json'), 'utf8')) as {
    owns?: string[]
  }
  const schema = readFileSync(join(from, 'docs/schema.sql'), 'utf8')
  return owns.find((table) => schema.includes(`\ncreate table ${table} (\n  merchant_id text not null`))
}

type Edit = (text: string, place: Place) => string | undefined

/** The file as it is from then on, or that it does not look like one of its kind. */
function edited({ path, text }: { path: string; text: string }, edit: Edit, place: Place) {
  const added = edit(text, place)
  return added === undefined
    ? `${path} does not look as the others do: add to it by hand`
    : { path, text: added }
}

function withRow(text: string, { id, module, act, isForStaff, opens }: Place): string | undefined {
  const root = isForStaff ? '/desk/api/v1' : '/merchant/api/v1'
  const access = isForStaff
    ? `{ kind: 'staff', flag: '${opens}' }`
    : `{ kind: 'account', permission: '${opens}' }`
  return endOf(
    text,
    /^export const \w+ = \{\n(?:(?!^\}).*\n)*?(?=^\}$)/m,
    `  '${id}': endpoint({
    route: 'GET ${root}/${module}/${act}',
    summary: '${sentence(act)} of ${sentence(module).toLowerCase()}',
    access: ${access},
    response: z.object({ count: z.number().int() }),
  }),
`,
  )
}

/** What one endpoint alone asks stands with its handler. */
function withHandler(text: string, { id, module, table, isForStaff }: Place): string | undefined {
  const [given, where] = isForStaff
    ? ['{ tx }', '']
    : ['{ tx, actor }', ' where merchant_id = ${actor.merchantId}']
  return endOf(
    text,
    new RegExp(
      `^  return \\{\\n(?=(?:(?!^  \\}).*\\n)*? {4}'${camel(module)}\\.)(?:(?!^  \\}).*\\n)*(?=^  \\})`,
      'm',
    ),
    `
    '${id}': async (${given}) => {
      const [row] = await tx<{ count: number }[]>\`
        select count(*)::int as count from ${table}${where}\`
      return { count: row?.count ?? 0 }
    },
`,
  )
}

function withEnglish(text: string, place: Place): string | undefined {
  return withWords(text, place, {
    title: `${sentence(place.feature)}: ${sentence(place.act).toLowerCase()}`,
    all: 'In total',
    empty: 'Nothing here yet',
    failed: 'The number could not be loaded',
  })
}

function withArabic(text: string, place: Place): string | undefined {
  return withWords(text, place, {
    title: place.arabic,
    all: 'المجموع',
    empty: 'لا يوجد شيء حتى الآن',
    failed: 'تعذّر تحميل العدد',
  })
}

function withWords(
  text: string,
  { feature, act }: Place,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const start = `${feature}-${act}`.replaceAll('-', '_')
  const lines = Object.entries(words).map(([key, word]) => `  "${start}_${key}": "${word}"`)
  const [end] = /\n\}\n*$/.exec(text) ?? []
  return end === undefined ? undefined : `${text.slice(0, -end.length)},\n${lines.join(',\n')}\n}\n`
}

function withPage(text: string, { id, feature, act, isForStaff, opens }: Place): string | undefined {
  const path = `'/${feature}/${act}'`
  const title = `m.${`${feature}-${act}`.replaceAll('-', '_')}_title`
  const screen = `() => import('./screens/${act}.tsx').then((module) => module.${respelled('SampleCount', [['sample-count', act]])}Screen)`
  const row = isForStaff
    ? `    path: ${path},
    title: ${title},
    flag: '${opens}',
    screen: ${screen},
    pending: () => <CardsSkeleton cards={1} />,
`
    : `    key: '${camel(`${feature}-${act}`)}',
    path: ${path},
    opens: '${opens}',
    title: () => ${title}(),
    screen: ${screen},
`
  const added = endOf(
    text,
    /^export const \w+: readonly ScreenRoute\[\] = \[\n(?:(?!^\]).*\n)*?(?=^\]$)/m,
    `  {\n${row}    load: '${id}',\n  },\n`,
  )
  const skeleton = `import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'\n`
  return !isForStaff || text.includes(skeleton) ? added : added && after(added, /^(?:import .*\n)*/, skeleton)
}

/** Adds lines at the end of what is found; nothing where it is not. */
function endOf(text: string, found: RegExp, lines: string): string | undefined {
  return found.test(text) ? after(text, found, lines) : undefined
}

function namesOf({ module, act, feature }: Place) {
  return [
    ['sample-cases', module],
    ['sample-count', act],
    ['sample-pages', feature],
  ] as const
}

/** A template as the place says it; of its regions those of merchants or of staff. */
function textOf(template: string, place: Place): string {
  const kept = withRegions(template, (region) => (region === 'staff') === place.isForStaff)
  return respelled(kept, namesOf(place)).replaceAll('sample_table', place.table)
}
