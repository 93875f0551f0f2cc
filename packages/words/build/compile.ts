import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import plugin from '@inlang/plugin-message-format'
import { loadProjectInMemory, newProject, type ProjectSettings } from '@inlang/sdk'

/**
 * Compiles the catalogues of a folder into `src/generated` beside them, as paraglide's own command does, in an eighth of its
 * time: into its database, which is empty, all messages go by the hundred, not one by one with a question before each.
 * The types are for the type check alone, and take as long again. Throws where a catalogue is missing or cannot be read.
 */
export async function compileCatalogues(folder: string, emitTsDeclarations: boolean): Promise<void> {
  const { modules: _, ...settings } = readJson(
    join(folder, 'project.inlang/settings.json'),
  ) as ProjectSettings
  const project = await loadProjectInMemory({
    blob: await newProject({ settings }),
    providePlugins: [plugin],
  })
  try {
    await insertMessages(project, await readMessages(folder, settings))
    const output = await compileProject({
      project,
      projectPath: './project.inlang',
      compilerOptions: { strategy, emitTsDeclarations },
    })
    write(join(folder, 'src/generated'), output)
  } finally {
    await project.close()
  }
}

/** The language is set by the caller, never guessed. */
const strategy: ('globalVariable' | 'baseLocale')[] = ['globalVariable', 'baseLocale']

type Project = Awaited<ReturnType<typeof loadProjectInMemory>>
type Imported = Awaited<ReturnType<typeof plugin.importFiles>>

async function readMessages(folder: string, settings: ProjectSettings): Promise<Imported> {
  const wanted = await plugin.toBeImportedFiles({ settings })
  const files = wanted.map(({ path, locale, metadata }) => ({
    locale,
    content: readFileSync(join(folder, path)),
    toBeImportedFilesMetadata: metadata,
  }))
  return plugin.importFiles({ files, settings })
}

async function insertMessages({ db }: Project, { bundles, messages, variants }: Imported): Promise<void> {
  const idOf = (bundleId: string, locale: string) => `${bundleId} ${locale}`
  const tables = {
    bundle: bundles,
    message: messages.map((one) => ({ ...one, id: idOf(one.bundleId, one.locale) })),
    variant: variants.map(({ matches, pattern, ...one }, index) => {
      const messageId = idOf(one.messageBundleId!, one.messageLocale!)
      // In the order of the catalogue: where two fit, the first counts.
      return { id: `${messageId} ${String(index).padStart(6, '0')}`, messageId, matches, pattern }
    }),
  }
  for (const [table, rows] of Object.entries(tables))
    for (let start = 0; start < rows.length; start += atOnce)
      await db
        .insertInto(table as keyof typeof tables)
        .values(rows.slice(start, start + atOnce) as never)
        .execute()
}

const atOnce = 500

/**
 * Written beside the place and moved there, so that whoever imports the words meanwhile finds the old ones or the new ones. The
 * one file for Node is made from these and stays as it was until then.
 */
function write(folder: string, output: Record<string, string>): void {
  const [made, old] = ['new', 'old'].map((age) => `${folder}.${process.pid}.${age}`) as [string, string]
  const folders = new Set(Object.keys(output).map((path) => dirname(join(made, path))))
  for (const each of folders) mkdirSync(each, { recursive: true })
  for (const [path, content] of Object.entries(output)) writeFileSync(join(made, path), content)
  if (existsSync(folder)) renameSync(folder, old)
  if (existsSync(join(old, oneFile))) renameSync(join(old, oneFile), join(made, oneFile))
  renameSync(made, folder)
  rmSync(old, { recursive: true, force: true })
}

/** Folder of the one file for Node (`vite.config.ts`). */
const oneFile = 'whole'

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (import.meta.main) await compileCatalogues(process.cwd(), process.argv.includes('--types'))
