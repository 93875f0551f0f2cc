import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../lib/paths.ts'
import { contractTables } from './contract-tables.ts'
import { declaredPages } from './declared-pages.ts'
import { routeRows } from './route-rows.ts'
import { screenReads } from './screen-reads.ts'

/**
 * A file that follows from what lies in folders. It is kept in the repository, so that everybody and every
 * tool can read it.
 */
export interface Generated {
  /** From the root of the repository. */
  path: string
  text(): string
}

/**
 * Every list that would otherwise be kept by hand beside the folder it lists. `from` is the top of the
 * repository.
 */
export function generatedFiles(from: string = root): Generated[] {
  return [
    catalogues(from),
    reasons(from, 'contract', 'Reasons', 'Every refusal of every part of the product.'),
    reasons(from, 'words', 'ReasonTexts', 'The text of every refusal.'),
    featureRoutes(from, 'merchant'),
    featureRoutes(from, 'desk'),
    featureLoads(from, 'merchant'),
    featureLoads(from, 'desk'),
    standaloneModules(from),
    statusSubjects(from),
    uploadPurposes(from),
    walkedScreens(from),
    auditSentences(from),
    ...contractTables(from, head),
    ...declaredPages(from, head),
  ]
}

/** Writes every generated file that says something else than its folders, and answers which those were. */
export function writeGenerated(from: string = root): string[] {
  const stale = generatedFiles(from).filter((file) => file.text() !== currentText(file, from))
  for (const { path, text } of stale) writeFileSync(join(from, path), text())
  return stale.map(({ path }) => path)
}

/** What a generated file says now; nothing where it is not there yet. */
export function currentText({ path }: Generated, from: string = root): string {
  const file = join(from, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const head = '// Written by `npm run generate` from what lies in folders; a test compares.\n'

/** The catalogues of words, for the compiler and for editors that show a sentence beside its key. */
function catalogues(from: string): Generated {
  const path = 'packages/words/project.inlang/settings.json'
  return {
    path,
    text: () => {
      const settings = JSON.parse(readFileSync(join(from, path), 'utf8'))
      const names = found(from, 'packages/words/messages/en/*.json').map((file) => basename(file))
      settings['plugin.inlang.messageFormat'].pathPattern = names.map((name) => `./messages/{locale}/${name}`)
      return `${JSON.stringify(settings, null, 2).replace(/\[\s+([^[\]]{1,80}?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)}\n`
    },
  }
}

/** The refusals of all parts of the product, or what the words say of them, in one table. */
function reasons(from: string, room: string, ending: string, doc: string): Generated {
  const folder = `packages/${room}/src/reasons`
  const path = `${folder}/all.ts`
  return {
    path,
    text: () => {
      const tables = exportsOf(
        from,
        `${folder}/*.ts`,
        new RegExp(`^export const (\\w+${ending})()\\b`, 'gm'),
      ).filter(({ file }) => file !== path)
      return `${head}${importLines(path, tables)}
/** ${doc} */
export const all${ending} = {
${tables.map(({ name }) => `  ...${name},\n`).join('')}}
`
    },
  }
}

/** What the features of an application mount: screens, and pages that need no session. */
function featureRoutes(from: string, app: 'merchant' | 'desk'): Generated {
  const path = `apps/${app}/src/app/feature-routes.ts`
  return {
    path,
    text: () => {
      const exported = exportsOf(
        from,
        `apps/${app}/src/features/*/routes.tsx`,
        /^export const (\w+): readonly (ScreenRoute|PublicPage)\[\]/gm,
      )
      const types = ['PublicPage', 'ScreenRoute'].filter((type) =>
        exported.some((each) => each.type === type),
      )
      const list = (name: string, type: string) =>
        types.includes(type)
          ? `export const ${name}: readonly ${type}[] = ${listOf(exported.flatMap((each) => (each.type === type ? `...${each.name}` : [])))}\n`
          : ''
      return `${head}${importLines(path, exported)}import type { ${types.join(', ')} } from '../shared/screen-route.ts'

/** Every screen of every feature, by the names of the features' folders. */
${list('screenRoutes', 'ScreenRoute')}${list('publicPages', 'PublicPage').replace(/^(?=.)/, '\n/** Every page that needs no session. */\n')}`
    },
  }
}

/** What all screens ask for that ask later than those most people begin with. */
function featureLoads(from: string, app: 'merchant' | 'desk'): Generated {
  const path = `apps/${app}/src/app/feature-loads.ts`
  return {
    path,
    text: () => {
      const exported = exportsOf(
        from,
        `apps/${app}/src/features/*/loads.ts`,
        /^export const (\w+) = (screenLoads)\(/gm,
      )
      const reads = screenReads(from, app)
      const own = `/** What screens ask for that say it by the name of an endpoint. */
const reads = screenLoads({
${reads.join('')}})

`
      const types =
        reads.length > 0
          ? `import { read } from '../shared/read.ts'\nimport { screenLoads, type ScreenLoads } from '../shared/screen-route.ts'`
          : `import type { ScreenLoads } from '../shared/screen-route.ts'`
      return `${head}${importLines(path, exported)}${types}

${reads.length > 0 ? own : ''}/** What the screens of every feature ask for that do not ask at once, by the folders of the features. */
export const featureLoads: ScreenLoads = {
${reads.length > 0 ? '  ...reads,\n' : ''}${exported.map(({ name }) => `  ...${name},\n`).join('')}}
`
    },
  }
}

/**
 * The modules of the server that are built of what every area is given, and of nothing of their neighbours.
 */
function standaloneModules(from: string): Generated {
  const path = 'apps/server/src/standalone-modules.ts'
  return {
    path,
    text: () => {
      const exported = exportsOf(
        from,
        'apps/server/src/modules/*/*/index.ts',
        /^export function (build\w+)\(_?deps: (AreaDependencies)\)/gm,
      )
      return `${head}import type { AreaDependencies } from './area-dependencies.ts'
${importLines(path, exported)}
/** Built of what every area is given, and of nothing of their neighbours; by the names of their folders. */
export function standaloneModules(deps: AreaDependencies) {
  return ${listOf(
    exported.map(({ name }) => `${name}(deps)`),
    '  ',
  )} as const
}
`
    },
  }
}

/** What has a history of its statuses: what the machines of the modules say. */
function statusSubjects(from: string): Generated {
  return {
    path: 'apps/server/src/platform/status/subjects.ts',
    text: () => {
      const machines = exportsOf(from, 'apps/server/src/modules/**/machine.ts', /^ {2}subject: ('\w+'),$/gm)
      const subjects = machines.map(({ name }) => name).toSorted()
      const line = `  ${subjects.join(' | ')}`
      const union = line.length <= 110 ? line : subjects.map((each) => `  | ${each}`).join('\n')
      return `${head}
/** What moves and has a history of it, as the machines of the modules name it. */
export type MachineSubject =
${union}
`
    },
  }
}

/** What uploads are taken for: what the modules declare, in the words of the contract. */
function uploadPurposes(from: string): Generated {
  return {
    path: 'packages/contract/src/wire/upload-purposes.ts',
    text: () => {
      const purposes = found(from, 'apps/server/src/modules/*/*/uploads.ts')
        .flatMap((file) => uploadRulesIn(readFileSync(join(from, file), 'utf8')))
        .flatMap((rules) => [...rules.matchAll(/^ {2}(\w+):/gm)].map(([, purpose]) => `'${purpose}'`))
      return `${head}
/** What an upload is for; it decides the types and the size that are let in (UPL-01 to UPL-11). */
export const uploadPurposes = ${listOf(purposes, '', 70)} as const
`
    },
  }
}

function uploadRulesIn(text: string): string[] {
  return [...text.matchAll(/^export const \w+: UploadRules = \{$([^]*?)^\}$/gm)].map(
    ([, rules = '']) => rules,
  )
}

/**
 * The screens of both applications, for the walk that looks at each: it stands below them and cannot import
 * them.
 */
function walkedScreens(from: string): Generated {
  return {
    path: 'packages/testkit/src/walk/screens.ts',
    text: () => {
      const list = (app: 'merchant' | 'desk') =>
        listOf(
          routeRows(from, app)
            .map(({ name }) => `'${name}'`)
            .toSorted(),
        )
      return `${head}
/** The keys of the back-office's screens. */
export const merchantScreens = ${list('merchant')} as const

/** The paths of the console's screens, below its root. */
export const deskScreens = ${list('desk')} as const
`
    },
  }
}

/**
 * What the audit log says of each kind of entry: the kinds that calls and operators write, with the words
 * called after them.
 */
function auditSentences(from: string): Generated {
  const folder = 'apps/desk/src/shared/audit'
  return {
    path: `${folder}/sentences.ts`,
    text: () => {
      const ofCalls = exportsOf(from, 'packages/contract/src/endpoints/*/*.ts', /\baudit: '([\w.]+)',?$/gm)
      const ofOperators = exportsOf(from, `${folder}/kinds.ts`, /^ {2}'([\w.]+)',$/gm)
      const kinds = new Set([...ofCalls, ...ofOperators].map(({ name }) => name))
      const rows = [...kinds].toSorted().map((kind) => {
        const words = ['did', 'trying'].map((how) => `${how}: m.audit_${how}_${kind.replaceAll('.', '_')}`)
        const key = kind.includes('.') ? `'${kind}'` : kind
        const line = `  ${key}: { ${words.join(', ')} },\n`
        return line.length <= 111
          ? line
          : `  ${key}: {\n${words.map((each) => `    ${each},\n`).join('')}  },\n`
      })
      return `${head}import { m } from '@daftar/words'
import type { AuditKind } from './kinds.ts'

type Words = (of: { merchant: string }) => string

/** What somebody did, behind their name; and the same as what somebody was refused. */
export const auditSentences: Readonly<Record<AuditKind, Readonly<{ did: Words; trying: Words }>>> = {
${rows.join('')}}
`
    },
  }
}

interface Exported {
  file: string
  name: string
  type: string
}

/** What files say that looks so: the first group is the name, the second its type. */
function exportsOf(from: string, files: string, pattern: RegExp): Exported[] {
  return found(from, files).flatMap((file) =>
    [...readFileSync(join(from, file), 'utf8').matchAll(pattern)].map(([, name = '', type = '']) => ({
      file,
      name,
      type,
    })),
  )
}

function importLines(path: string, exported: readonly Exported[]): string {
  return [...Map.groupBy(exported, ({ file }) => file)]
    .map(([file, each]) => {
      const to = relative(dirname(path), file)
      return `import { ${each.map(({ name }) => name).join(', ')} } from '${to.startsWith('.') ? to : `./${to}`}'\n`
    })
    .join('')
}

/** A list as the formatter leaves it: in one line where that is not too long. */
function listOf(items: readonly string[], indent = '', longest = 60): string {
  const line = `[${items.join(', ')}]`
  return line.length <= longest
    ? line
    : `[\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}]`
}

function found(from: string, pattern: string): string[] {
  return globSync(pattern, { cwd: from }).toSorted()
}
