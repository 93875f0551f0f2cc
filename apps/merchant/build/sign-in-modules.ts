import { join } from 'node:path'
import type { PluginOption, Rolldown } from 'vite'

/** Our own packages do nothing by being imported: what is not used of them is left out, style sheets aside. */
export const treeshake = {
  moduleSideEffects: [
    { test: /\/packages\/(words|rules|contract|client|app-kit)\/src\//, sideEffects: false },
  ],
}

/** Of two thousand icons a build reads those that are used. */
export const lazyBarrel = true

/**
 * Which modules the sign-in page really uses, found by building it alone without writing. They go into one chunk of
 * their own: the sign-in then loads one script and one sheet with nothing of the application in them, and the
 * application finds React and the common controls already there.
 */
export async function signInModules(root: string, plugins: PluginOption[]): Promise<ReadonlySet<string>> {
  const { build } = await import('vite')
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'auth.html'), treeshake, experimental: { lazyBarrel } },
    },
  })) as Rolldown.RolldownOutput
  const modules = firstChunks(built).flatMap((chunk) => Object.entries(chunk.modules))
  const used = new Set(
    modules
      .filter(
        ([id, { renderedLength }]) => (renderedLength > 0 || /\.css|\/sign-in\//.test(id)) && !isEntry(id),
      )
      .map(([id]) => id),
  )
  if (used.size < 20) throw new Error('the sign-in page uses next to nothing: its build went wrong')
  return withSheets(used)
}

/** A component brings its style sheet along, also where the sign-in uses only another part of its file. */
function withSheets(used: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...used].flatMap((id) => [id, id.replace(/\.tsx$/, '.module.css')]))
}

/** The entry starts the page: the application must not run it. */
function isEntry(id: string): boolean {
  return id.endsWith('/src/auth.tsx') || id.endsWith('/auth.html')
}

/** The entry and what it imports at once; what it loads later is not the first page. */
function firstChunks({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  const chunks = output.filter((part) => part.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(output[0])
  return [...found]
}
