import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../lib/check.ts'
import { addCounts, countLine, countPlaywright, countVitest, type Count } from '../lib/count.ts'
import { cacheDir, fromRoot } from '../lib/paths.ts'
import { isStopping, program, show } from '../lib/run.ts'
import { buildAll } from './build.ts'
import { runAllChecks } from './check.ts'
import { sizeChecks } from './size.ts'
import { compileWords } from './words.ts'

type Part = { name: string; run: () => Promise<Count> }

const parts: Part[] = [
  { name: 'check', run: async () => countOutcomes(await runAllChecks()) },
  { name: 'build', run: async () => countOutcomes([{ ok: await buildAll() }]) },
  { name: 'size', run: async () => countOutcomes(await runChecks(sizeChecks())) },
  { name: 'vitest', run: runVitest },
  { name: 'e2e', run: runPlaywright },
]

/** Runs every part, also after one failed, and ends with the count. `npm test vitest e2e` runs only those. */
export async function test(args: string[]): Promise<boolean> {
  const unknown = args.filter((arg) => !parts.some((part) => part.name === arg))
  if (unknown.length > 0) console.error(`Not a part of the test: ${unknown.join(', ')}`)
  const chosen = args.length > 0 ? parts.filter((part) => args.includes(part.name)) : parts
  const counts: Count[] = unknown.map(() => ({ passed: 0, failed: 1 }))
  for (const part of chosen) {
    if (isStopping()) break
    console.log(`\n== ${part.name}`)
    counts.push(await part.run())
  }
  const total = addCounts(counts)
  console.log(`\n${countLine(total)}`)
  return total.failed === 0 && !isStopping()
}

function countOutcomes(outcomes: { ok: boolean }[]): Count {
  const passed = outcomes.filter((outcome) => outcome.ok).length
  return { passed, failed: outcomes.length - passed }
}

/** Words are compiled first, where they are not: a part may be run alone on a fresh clone. */
async function runVitest(): Promise<Count> {
  const words = await compileWords()
  if (!words.ok) {
    console.error(words.detail)
    return countOutcomes([words])
  }
  const report = freshReport('vitest.json')
  const code = await show(
    program('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
  )
  return countVitest(readReport(report), code)
}

/** The journeys are made in what is built, and that is built first where it is not. */
async function runPlaywright(): Promise<Count> {
  if (!(await buildAll())) return countOutcomes([{ ok: false }])
  const report = freshReport('playwright.json')
  const code = await show(program('playwright', 'test'), { cwd: fromRoot('e2e') })
  return countPlaywright(readReport(report), code)
}

function freshReport(name: string): string {
  const file = join(cacheDir, 'reports', name)
  mkdirSync(join(cacheDir, 'reports'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
