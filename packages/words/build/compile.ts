import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join } from 'node:path'
import type { compileProject } from '@inlang/paraglide-js'
import plugin from '@inlang/plugin-message-format'
import type { BundleNested, InlangProject, ProjectSettings } from '@inlang/sdk'
import { joined } from './joined.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Compiles the catalogues of a folder into `src/generated` beside them. The functions are those of
 * paraglide's own command, made in a fraction of its time: it reads the messages from memory, not from a
 * database that they went into one by one. They are written as one module with one declaration, where the
 * command writes two files a message. Throws where a catalogue is missing or cannot be read.
 */
export async function compileCatalogues(folder: string, { inPlace = false } = {}): Promise<void> {
  const { modules: _, ...settings } = readJson(
    join(folder, 'project.inlang/settings.json'),
  ) as ProjectSettings
  const { areas, imported } = await readMessages(folder, settings)
  const project = inMemory(settings, nested(imported))
  const compile = await compiler()
  const output = await compile({ project, projectPath: './project.inlang' })
  replaceFiles(join(folder, 'src/generated'), joined(output, areas, settings), inPlace)
}

type Compiler = typeof compileProject

/**
 * The compiler alone. What its package begins with are plugins of bundlers and a database in memory, which
 * take a quarter of the time that all messages take; of the latter it asks one query, which a project of ours
 * answers whatever it says.
 */
async function compiler(): Promise<Compiler> {
  const asked = 'data:text/javascript,export const selectBundleNested = (db) => db.selectFrom()'
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      name === '@inlang/sdk' ? { url: asked, shortCircuit: true } : next(name, context),
  })
  try {
    const begin = import.meta.resolve('@inlang/paraglide-js')
    const { href } = new URL('./compiler/compile-project.js', begin)
    return ((await import(href)) as { compileProject: Compiler }).compileProject
  } finally {
    hooks.deregister()
  }
}

/** All that the compiler asks of a project: its settings, and every message at once. */
function inMemory(settings: ProjectSettings, bundles: BundleNested[]): InlangProject {
  const query = { select: () => query, execute: () => Promise.resolve(bundles) }
  const project = { settings: { get: () => Promise.resolve(settings) }, db: { selectFrom: () => query } }
  return project as unknown as InlangProject
}

type Imported = Awaited<ReturnType<typeof plugin.importFiles>>

/** All messages, and the area (the catalogue's name) of each. */
async function readMessages(
  folder: string,
  settings: ProjectSettings,
): Promise<{ areas: Map<string, string>; imported: Imported }> {
  const wanted = await plugin.toBeImportedFiles({ settings })
  const files = wanted.map(({ path, locale, metadata }) => ({
    locale,
    area: basename(path, '.json'),
    content: readCatalogue(join(folder, path)),
    toBeImportedFilesMetadata: metadata,
  }))
  const imported = await plugin.importFiles({ files, settings })
  const areas = files.flatMap(({ area, content }) =>
    Object.keys(JSON.parse(content.toString('utf8'))).map((key) => [key, area] as const),
  )
  return { areas: new Map(areas), imported }
}

/**
 * Bundles with their messages, and these with their variants in the order of the catalogue: where two fit,
 * the first counts.
 */
function nested({ bundles, messages, variants }: Imported): BundleNested[] {
  const idOf = (bundleId: string, locale: string) => `${bundleId} ${locale}`
  const variantsOf = Map.groupBy(variants, (one) => idOf(one.messageBundleId!, one.messageLocale!))
  const messagesOf = Map.groupBy(messages, ({ bundleId }) => bundleId)
  return bundles.map(({ id = '', declarations }) => ({
    id,
    declarations: declarations ?? [],
    messages: (messagesOf.get(id) ?? []).map(({ locale, selectors }) => {
      const messageId = idOf(id, locale)
      const own = (variantsOf.get(messageId) ?? []).map(({ matches, pattern }, index) => {
        return { id: `${messageId} ${index}`, messageId, matches: matches ?? [], pattern: pattern ?? [] }
      })
      return { id: messageId, bundleId: id, locale, selectors: selectors ?? [], variants: own }
    }),
  }))
}

/** What looks like a comment would be lost where comments are left out of the compiled words. */
function readCatalogue(file: string): Buffer {
  const content = readFileSync(file)
  if (content.includes('/**')) throw new Error(`${file} says /**, which no message may`)
  return content
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (import.meta.main) await compileCatalogues(process.cwd())
