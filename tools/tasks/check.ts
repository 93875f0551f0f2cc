import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks, type Check, type CheckResult } from '../lib/check.ts'
import { cacheDir, fromRoot } from '../lib/paths.ts'
import { typeScriptProjects } from '../lib/projects.ts'
import { capture, program } from '../lib/run.ts'
import { filesLookedAt, typeArguments } from '../lib/types.ts'
import { awaitedRules, unusedIn, useProblems } from '../knip/product-use.ts'
import { lintArguments, lintEnvironment, readLint } from '../lint/report.ts'
import { cssProblems } from '../lint/css-laws.ts'
import { wordsProblems } from '../lint/words-laws.ts'
import { lintProblems, rulesOfShops, untold } from '../openapi/lint.ts'
import { printDescriptions, promiseProblems } from '../openapi/promised.ts'
import { compileWords } from './words.ts'

/**
 * All that can be said about the tree without running it. Prints a line for each check; true when all hold.
 */
export async function check(): Promise<boolean> {
  const outcomes = await runAllChecks()
  const failed = outcomes.filter((outcome) => !outcome.ok)
  console.log(`${outcomes.length - failed.length} checks hold, ${failed.length} do not`)
  return failed.length === 0
}

/**
 * Of the whole tree, or what can be said of some files: types and laws of style sheets and words are whole in
 * any case.
 */
export async function runAllChecks(files?: string[]) {
  const words = await runChecks([wordsCompile], 1)
  return [
    ...words,
    ...(await runChecks([
      types,
      ...(files ? lintOf(files) : [lint()]),
      styleSheets,
      wordsComplete,
      formatting(files),
      ...(files ? [] : [unused, unusedInProduct, descriptions]),
    ])),
  ]
}

function lintOf(files: string[]): Check[] {
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('/fixtures/'))
  return code.length > 0 ? [lint(code)] : []
}

const wordsCompile: Check = {
  name: 'words compile',
  run: async () => {
    const result = await compileWords()
    return { ok: result.ok, looked: 1, unit: 'catalogue', output: result.detail }
  },
}

const types: Check = {
  name: 'types',
  run: async () => {
    const projects = typeScriptProjects()
    const done = await capture(program('tsc', ...typeArguments))
    const looked = projects.map((project) => filesLookedAt(project))
    const unseen = projects.filter((_, index) => looked[index] === 0)
    return {
      ok: done.code === 0 && unseen.length === 0,
      looked: looked.reduce((sum, files) => sum + files, 0),
      unit: `files of ${projects.length} projects`,
      output: [...unseen.map((project) => `${project}: looked at no file`), done.output].join('\n'),
    }
  },
}

function lint(files: string[] = []): Check {
  return {
    name: 'lint',
    run: async (): Promise<CheckResult> => {
      const done = await capture(program('oxlint', ...lintArguments, '--format', 'json', ...files), {
        env: { ...process.env, ...lintEnvironment },
      })
      const report = readLint(done.output)
      if (!report) return { ok: false, looked: 0, unit: 'files', output: done.output }
      const ok = done.code === 0 && report.problems.length === 0
      return { ok, looked: report.files, unit: 'files', output: report.problems.join('\n') || done.output }
    },
  }
}

const styleSheets: Check = {
  name: 'sides and colours of style sheets',
  run: async () => {
    const list = await capture(['git', ['ls-files', '-co', '--exclude-standard', '--', '*.css']])
    const files = list.output
      .split('\n')
      .filter((file) => file && !file.includes('/fixtures/') && existsSync(fromRoot(file)))
    const problems = files.flatMap((file) => cssProblems(file, readFileSync(fromRoot(file), 'utf8')))
    const output = problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')
    return { ok: problems.length === 0, looked: files.length, unit: 'style sheets', output }
  },
}

const wordsComplete: Check = {
  name: 'both languages complete',
  run: async () => {
    const { keys, problems } = wordsProblems()
    return { ok: problems.length === 0, looked: keys, unit: 'messages', output: problems.join('\n') }
  },
}

function formatting(files: string[] = ['.']): Check {
  return {
    name: 'formatting',
    run: async () => {
      const cache = ['--cache', `--cache-location=${join(cacheDir, 'prettier')}`]
      const options = ['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern']
      const done = await capture(program('prettier', ...options, ...cache, ...files))
      const list = await capture(['git', ['ls-files', '-co', '--exclude-standard', '--', ...files]])
      return {
        ok: done.code === 0,
        looked: list.output.trim().split('\n').length,
        unit: 'files',
        output: done.output,
      }
    },
  }
}

const unused: Check = {
  name: 'unused files, exports and dependencies',
  run: async () => {
    const done = await capture(program('knip', '--no-progress'))
    return { ok: done.code === 0, looked: 1, unit: 'run', output: done.output }
  },
}

/** Code that only tests use proves nothing about the product; what an area still to come awaits is listed. */
const unusedInProduct: Check = {
  name: 'code that only tests use',
  run: async () => {
    const options = ['--production', '-c', 'tools/knip/product.json', '--no-progress', '--reporter', 'json']
    const done = await capture(program('knip', ...options))
    const unused = unusedIn(done.output)
    if (!unused) return { ok: false, looked: 0, unit: 'run', output: done.output }
    const problems = useProblems(unused, awaitedRules())
    return { ok: problems.length === 0, looked: 1, unit: 'run', output: problems.join('\n') }
  },
}

/**
 * Both descriptions of the interface, as the server would answer them. Nothing about them may even be a
 * warning, and shops lose nothing.
 */
const descriptions: Check = {
  name: 'descriptions of the interface',
  run: async () => {
    const { code, output } = await capture(printDescriptions)
    if (code !== 0) return { ok: false, looked: 0, unit: 'documents', output }
    const { shops, internal } = JSON.parse(output) as { shops: object; internal: object }
    const problems = [
      ...(await lintProblems('shops', shops, rulesOfShops)),
      ...untold(shops),
      ...promiseProblems(shops),
      ...(await lintProblems('internal', internal)),
    ]
    return { ok: problems.length === 0, looked: 2, unit: 'documents', output: problems.join('\n') }
  },
}
