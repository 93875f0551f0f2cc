import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, root } from '../lib/paths.ts'
import { listFiles, textAt, type Change } from './change.ts'
import { changedKeys, saysOneOf } from './changed-words.ts'
import { importGraph } from './import-graph.ts'
import { touchedTests, type Touched } from './touched.ts'

/** A change of these touches every test: what is installed, how it is compiled and how tests are run. */
const underEverything = /^(?:package-lock\.json|tsconfig\.base\.json|vitest\.config\.ts)$/
/** Planted violations that the tests of the laws read; no code of ours. */
const planted = /(?:^|\/)fixtures\/tree\//
const messageFile = /^packages\/words\/messages\/\w+\/[\w-]+\.json$/
const prose = /^(?:docs\/.*|[^/]*\.md)$/

/** The tests that a change touches, each with the changed file that is the reason. */
export async function chooseTests(change: Change): Promise<Touched> {
  const files = (await listFiles()).filter((file) => !planted.test(file) && existsSync(fromRoot(file)))
  const tests = files.filter((file) => /\.(?:test\.tsx?|e2e\.ts|look\.ts)$/.test(file))
  const base = change.files.find((file) => underEverything.test(file))
  if (base) return new Map(tests.map((test) => [test, base]))
  const changed: Touched = new Map(change.files.map((file) => [file, file]))
  for (const [file, why] of await speakers(change, files)) changed.set(file, changed.get(file) ?? why)
  const chosen = touchedTests(changed, importGraph(files, root), tests)
  const text = change.files.find((file) => prose.test(file))
  if (text) chosen.set('tools/docs/docs.test.ts', text)
  return chosen
}

/** Who says a sentence that was changed. */
async function speakers(change: Change, files: string[]): Promise<Touched> {
  const found: Touched = new Map()
  for (const file of change.files.filter((each) => messageFile.test(each))) {
    const now = existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : ''
    const keys = changedKeys(await textAt(change.since, file), now)
    for (const source of files)
      if (/\.tsx?$/.test(source) && saysOneOf(readFileSync(fromRoot(source), 'utf8'), keys))
        found.set(source, file)
  }
  return found
}
