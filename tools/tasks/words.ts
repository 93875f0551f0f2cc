import { capture, program } from '../lib/run.ts'
import { hashInputs, isFresh, markFresh, markStale, type Work } from '../lib/stamp.ts'
import { compiledKeys, readCatalogue, wordsDir } from '../lib/words.ts'

const generated = 'packages/words/src/generated'

const work: Work = {
  name: 'words',
  inputs: [
    'packages/words/messages',
    'packages/words/project.inlang/settings.json',
    'packages/words/src/compiled.ts',
    'packages/words/build/compile.ts',
    'packages/words/vite.config.ts',
    'package-lock.json',
    'tools/tasks/words.ts',
  ],
  products: [`${generated}/messages/_index.js`, `${generated}/runtime.js`, `${generated}/whole/compiled.js`],
}

const typedWork: Work = {
  ...work,
  name: 'words-typed',
  products: [...work.products, `${generated}/messages.d.ts`, `${generated}/runtime.d.ts`],
}

export type WordsOptions = {
  force?: boolean
  withTypes?: boolean
  /** Called when the functions are there, which is all a web app is built from; what Node loads follows. */
  whenCompiled?: () => void
}
export type WordsResult = { ok: boolean; detail: string }

/**
 * Compiles the catalogues into typed functions, and all of them into one file for Node, unless they are what they were. The compiler ends well even
 * when it compiled nothing, so every key of the catalogue must have come out as a function. What only runs the
 * product may leave the types away.
 */
export async function compileWords({
  force = false,
  withTypes = true,
  whenCompiled = () => {},
}: WordsOptions = {}): Promise<WordsResult> {
  const hash = hashInputs(work.inputs)
  if (!force && isFresh(withTypes ? typedWork : work, hash)) {
    whenCompiled()
    return { ok: true, detail: 'unchanged' }
  }
  for (const each of [work, typedWork]) markStale(each)
  const compiler = ['build/compile.ts', ...(withTypes ? ['--types'] : [])]
  const done = await capture([process.execPath, compiler], { cwd: wordsDir })
  if (done.code !== 0) return { ok: false, detail: done.output.trim() }
  const problem = missingFromCompiled(wordsDir)
  if (problem) return { ok: false, detail: problem }
  whenCompiled()
  const bundled = await capture(program('vite', 'build', '--logLevel', 'warn'), { cwd: wordsDir })
  if (bundled.code !== 0) return { ok: false, detail: bundled.output.trim() }
  for (const each of withTypes ? [work, typedWork] : [work]) markFresh(each, hash)
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
