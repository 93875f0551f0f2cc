import type { Rolldown } from 'vite'

/** A file a build makes by itself, with the pages, screens and dialogs ("roots") that load it. */
export type Part = {
  modules: string[]
  roots: ReadonlySet<string>
  /** Of code before it is made small. */
  bytes: number
  imports: ReadonlySet<Part>
  /** One of the roots begins with it. */
  isRoot: boolean
}

export type ChunkGraph = { parts: readonly Part[]; loadedWith: (root: string) => ReadonlySet<Part> }

/** Reads the chunks of a build that was not written; a root is named by the module it begins with. */
export function chunkGraph({ output }: Rolldown.RolldownOutput): ChunkGraph {
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  )
  const imports = new Map<string, Set<Part>>()
  const roots = new Map<string, Set<string>>()
  for (const file of chunks.keys()) {
    imports.set(file, new Set())
    roots.set(file, new Set())
  }
  const parts = new Map(
    [...chunks].map(([file, chunk]) => {
      const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0)
      const part: Part = {
        modules: Object.keys(chunk.modules),
        bytes: modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
        roots: roots.get(file)!,
        imports: imports.get(file)!,
        isRoot: rootOf(chunk) !== null,
      }
      return [file, part] as const
    }),
  )
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file) || !chunks.has(file)) return seen
    seen.add(file)
    for (const imported of chunks.get(file)!.imports) withImports(imported, seen)
    return seen
  }
  const loaded = new Map<string, Set<Part>>()
  for (const [file, chunk] of chunks) {
    for (const imported of chunk.imports)
      if (parts.has(imported)) imports.get(file)!.add(parts.get(imported)!)
    const root = rootOf(chunk)
    if (!root) continue
    const files = [...withImports(file)]
    for (const each of files) roots.get(each)!.add(root)
    loaded.set(root, new Set(files.map((each) => parts.get(each)!)))
  }
  return {
    parts: [...parts.values()],
    loadedWith: (root) => {
      const found = loaded.get(root)
      if (!found) throw new Error(`${root} begins no file of the build`)
      return found
    },
  }
}

function rootOf({ facadeModuleId, isEntry, isDynamicEntry }: Rolldown.OutputChunk): string | null {
  return isEntry || isDynamicEntry ? facadeModuleId : null
}
