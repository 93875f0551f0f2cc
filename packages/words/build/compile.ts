import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import plugin from '@inlang/plugin-message-format'
import { loadProjectInMemory, newProject, type ProjectSettings } from '@inlang/sdk'
import { joined } from './joined.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Compiles the catalogues of a folder into `src/generated` beside them. The functions are those of paraglide's own command, made
 * in an eighth of its time: into its database, which is empty, all messages go by the hundred, not one by one with a
 * question before each. They are written as one module with one declaration, where the command writes two files a message.
 * Throws where a catalogue is missing or cannot be read.
 */
export async function compileCatalogues(folder: string, { inPlace = false } = {}): Promise<void> {
  const { modules: _, ...settings } = readJson(
    join(folder, 'project.inlang/settings.json'),
  ) as ProjectSettings
  const project = await loadProjectInMemory({
    blob: await newProject({ settings }),
    providePlugins: [plugin],
  })
  try {
    const { areas, imported } = await readMessages(folder, settings)
    await insertMessages(project, imported)
    const output = await compileProject({ project, projectPath: './project.inlang' })
    replaceFiles(join(folder, 'src/generated'), joined(output, areas, settings), inPlace)
  } finally {
    await project.close()
  }
}

type Project = Awaited<ReturnType<typeof loadProjectInMemory>>
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

async function insertMessages({ db }: Project, { bundles, messages, variants }: Imported): Promise<void> {
  const idOf = (bundleId: string, locale: string) => `${bundleId} ${locale}`
  for (const some of batches(bundles)) await db.insertInto('bundle').values(some).execute()
  for (const some of batches(messages))
    await db
      .insertInto('message')
      .values(some.map((one) => ({ ...one, id: idOf(one.bundleId, one.locale) })))
      .execute()
  const rows = variants.map(({ matches, pattern, ...one }, index) => {
    const messageId = idOf(one.messageBundleId!, one.messageLocale!)
    // In the order of the catalogue: where two fit, the first counts.
    return { id: `${messageId} ${String(index).padStart(6, '0')}`, messageId, matches, pattern }
  })
  for (const some of batches(rows)) await db.insertInto('variant').values(some).execute()
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) =>
    rows.slice(index * atOnce, (index + 1) * atOnce),
  )
}

const atOnce = 500

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
