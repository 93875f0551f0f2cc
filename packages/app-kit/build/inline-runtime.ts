import type { Plugin, Rolldown } from 'vite'

/** The bundler's few helpers, always a file of their own beside groups. */
const runtimeImport = /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']*["'];?/
/** A file that uses none of them may name them all the same: they do nothing by themselves. */
const runtimeNamed = /import\s*["']\.\/rolldown-runtime-[^"']*["'];?/
const runtimeExport = /export\s*\{([^}]*)\};?\s*$/

/**
 * Puts the bundler's helpers into each file that uses them: half a kilobyte is not worth a request, and they
 * are pure functions.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    // Before what a page loads is written into it.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (!runtime) return
        for (const chunk of chunks) if (chunk.imports.includes(runtime.fileName)) inline(runtime, chunk)
        delete bundle[runtime.fileName]
      },
    },
  }
}

function inline(runtime: Rolldown.OutputChunk, chunk: Rolldown.OutputChunk): void {
  chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
  if (runtimeNamed.test(chunk.code)) {
    chunk.code = chunk.code.replace(runtimeNamed, '')
    return
  }
  const exported = runtimeExport.exec(runtime.code)
  if (!exported || !runtimeImport.test(chunk.code))
    throw new Error('the helpers of the bundler look different')
  const body = runtime.code.slice(0, exported.index)
  const helpers = `(()=>{${body};return{${pairs(exported[1] ?? '', ([local, name]) => `${name}:${local}`)}}})()`
  chunk.code = chunk.code.replace(
    runtimeImport,
    (_, names: string) => `const{${pairs(names, ([name, local]) => `${name}:${local}`)}}=${helpers};`,
  )
}

/** `a as b, c` as pairs of names. */
function pairs(list: string, write: (pair: [string, string]) => string): string {
  return list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .map(([first = '', second = first]) => write([first, second]))
    .join(',')
}
