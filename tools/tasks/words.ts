import { capture } from '../lib/run.ts'
import { hashInputs, isFresh, markFresh, markStale, type Work } from '../lib/stamp.ts'
import { compiledKeys, readCatalogue, wordsDir } from '../lib/words.ts'

const work: Work = {
  name: 'words',
  inputs: [
    'packages/words/messages',
    'packages/words/project.inlang/settings.json',
    'packages/words/build',
    'package-lock.json',
    'tools/tasks/words.ts',
  ],
  products: ['messages.js', 'messages.d.ts', 'runtime.js', 'runtime.d.ts', 'registry.js'].map(
    (name) => `packages/words/src/generated/${name}`,
  ),
}

export type WordsOptions = { force?: boolean | undefined }
export type WordsResult = { ok: boolean; detail: string }

/**
 * Compiles the catalogues into typed functions, unless they are what they were. The compiler ends well even
 * when it compiled nothing, so every key of the catalogue must have come out as a function.
 */
export async function compileWords({ force = false }: WordsOptions = {}): Promise<WordsResult> {
  const hash = hashInputs(work.inputs)
  if (!force && isFresh(work, hash)) return { ok: true, detail: 'unchanged' }
  markStale(work)
  // It runs once for long: keeping its compiled code would cost more than it saves.
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }
  const done = await capture([process.execPath, ['build/compile.ts']], { cwd: wordsDir, env })
  if (done.code !== 0) return { ok: false, detail: done.output.trim() }
  const problem = missingFromCompiled(wordsDir)
  if (problem) return { ok: false, detail: problem }
  markFresh(work, hash)
  return { ok: true, detail: `${compiledKeys().size} messages` }
}

/** What is wrong with the compiled words, or nothing. */
export function missingFromCompiled(dir: string): string | undefined {
  const wanted = [...readCatalogue('en', dir).words.keys()]
  const compiled = compiledKeys(dir)
  if (wanted.length === 0) return 'packages/words/messages/en holds no message'
  if (compiled.size === 0)
    return 'no message was compiled: the message plugin did not load or found no catalogue'
  const missing = wanted.filter((key) => !compiled.has(key))
  if (missing.length > 0)
    return `not compiled (is the file named in settings.json?): ${missing.slice(0, 10).join(', ')}`
  return undefined
}
