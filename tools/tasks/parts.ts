import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../lib/check.ts'
import type { PartOfTest } from '../lib/choose-parts.ts'
import { countOutcomes, countPlaywright, countVitest, type Count } from '../lib/count.ts'
import { cacheDir, fromRoot } from '../lib/paths.ts'
import { program, show } from '../lib/run.ts'
import { buildAll } from './build.ts'
import { runAllChecks } from './check.ts'
import { sizeChecks } from './size.ts'
import { compileWords } from './words.ts'

export type Part = PartOfTest & { run: () => Promise<Count> }

/** What a run of the tests consists of, in order. Each has its budget in tools/cost/budgets.json. */
export const parts: Part[] = [
  { name: 'words', needs: [], run: words },
  { name: 'check', needs: [], run: async () => countOutcomes(await runAllChecks()) },
  { name: 'build', needs: ['words'], run: async () => countOutcomes([{ ok: await buildAll() }]) },
  { name: 'size', needs: ['build'], run: async () => countOutcomes(await runChecks(sizeChecks())) },
  { name: 'unit', needs: ['words'], run: () => vitest('unit', 'unit-isolated') },
  { name: 'page', needs: ['words'], run: () => vitest('page') },
  { name: 'server', needs: ['words'], run: () => vitest('server') },
  { name: 'look', needs: ['build'], run: () => playwright('.look.ts', '--config=look.config.ts') },
  { name: 'journeys', needs: ['build'], run: () => playwright('.e2e.ts') },
]

async function words(): Promise<Count> {
  const compiled = await compileWords()
  console.log(compiled.detail)
  return countOutcomes([compiled])
}

/** Runs projects of vitest.config.ts. */
async function vitest(...projects: string[]): Promise<Count> {
  const report = freshReport('vitest.json')
  const code = await show(
    program(
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  )
  return countVitest(readReport(report), code)
}

/** Runs the files of e2e whose names end so. */
async function playwright(ending: string, ...options: string[]): Promise<Count> {
  const report = freshReport('playwright.json')
  const files = `${ending.replaceAll('.', '\\.')}$`
  const code = await show(program('playwright', 'test', files, ...options), { cwd: fromRoot('e2e') })
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
