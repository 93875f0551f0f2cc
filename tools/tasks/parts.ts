import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../lib/check.ts'
import type { PartOfTest } from '../lib/choose-parts.ts'
import { countOutcomes, countPlaywright, countVitest, type Count } from '../lib/count.ts'
import { cacheDir, fromRoot } from '../lib/paths.ts'
import { program, show } from '../lib/run.ts'
import { absentPrograms } from '../lib/tier.ts'
import { buildAll } from './build.ts'
import { runAllChecks } from './check.ts'
import { sizeChecks } from './size.ts'
import { compileWords } from './words.ts'

export type Part = PartOfTest & { run: (files?: string[]) => Promise<Count> }

/** What a run of the tests consists of, in order. Each has its budget in tools/cost/budgets.json. */
export const parts: Part[] = [
  { name: 'words', needs: [], run: words },
  {
    name: 'check',
    needs: [],
    takes: 'changed files',
    run: async (files) => countOutcomes(await runAllChecks(files)),
  },
  { name: 'build', needs: ['words'], run: async () => countOutcomes([{ ok: await buildAll() }]) },
  { name: 'size', needs: ['build'], run: async () => countOutcomes(await runChecks(sizeChecks())) },
  {
    name: 'unit',
    needs: ['words'],
    takes: /^(?:packages|tools|apps\/(?:merchant|desk))\/.*(?<!\.page|\.slow)\.test\.tsx?$/,
    run: (files) => vitest(['unit', 'unit-isolated'], files),
  },
  {
    name: 'page',
    needs: ['words'],
    takes: /^apps\/(?:merchant|desk)\/.*\.page\.test\.tsx$/,
    run: (files) => vitest(['page-merchant', 'page-desk'], files),
  },
  {
    name: 'server',
    needs: ['words'],
    takes: /^apps\/server\/.*(?<!\.slow)\.test\.ts$/,
    run: (files) => server(files),
  },
  {
    name: 'look',
    needs: ['build'],
    takes: /^e2e\/look\/.*\.look\.ts$/,
    run: (files) => playwright('look.config.ts', files),
  },
  {
    name: 'journeys',
    needs: ['build'],
    takes: /^e2e\/[\w-]+\.e2e\.ts$/,
    run: (files) => playwright('playwright.config.ts', files),
  },
]

async function words(): Promise<Count> {
  const compiled = await compileWords()
  console.log(compiled.detail)
  return countOutcomes([compiled])
}

async function server(files?: string[]): Promise<Count> {
  const count = await vitest(['server'], files)
  for (const { name } of absentPrograms()) console.log(`not run: the test of ${name}, which is not installed`)
  return count
}

/** Runs projects of vitest.config.ts, or those of their files that are named. */
async function vitest(projects: string[], files: string[] = []): Promise<Count> {
  const report = freshReport('vitest.json')
  const code = await show(
    program(
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ),
  )
  return countVitest(readReport(report), code)
}

/** Runs what a configuration of Playwright holds, or those of its files that are named. */
async function playwright(config: string, files: string[] = []): Promise<Count> {
  const report = freshReport('playwright.json')
  const names = files.map((file) => file.replaceAll('.', '\\.'))
  const code = await show(program('playwright', 'test', `--config=${config}`, ...names), {
    cwd: fromRoot('e2e'),
  })
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
