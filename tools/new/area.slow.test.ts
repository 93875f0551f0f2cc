import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { workspaces } from '../lib/projects.ts'
import { capture, type Finished } from '../lib/run.ts'

/** A copy of the tree, with the packages that are installed, in which the generator has run. */
let copy = ''
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'new-area-'))
  for (const file of filesOf(fromRoot()).filter((each) => existsSync(fromRoot(each)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(fromRoot(file), join(copy, file))
  }
  for (const workspace of ['.', ...workspaces()]) linkPackages(join(workspace, 'node_modules'))
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: copy })
  for (const what of [
    ['area', 'umbrella-stands'],
    ['endpoint', 'umbrellaStands.openCount'],
    ['endpoint', 'umbrellaStands.everyCount', '--staff'],
  ]) {
    const { code, output } = await inCopy('tools/main.ts', 'new', ...what)
    if (code !== 0) throw new Error(output)
  }
}, 3_600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function filesOf(folder: string): string[] {
  const args = ['ls-files', '-co', '--exclude-standard']
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** The packages of others as they are, and those of the house from the copy. */
function linkPackages(folder: string): void {
  if (!existsSync(fromRoot(folder))) return
  mkdirSync(join(copy, folder))
  for (const name of readdirSync(fromRoot(folder)).filter((each) => each !== '@daftar'))
    symlinkSync(fromRoot(folder, name), join(copy, folder, name))
  if (folder !== 'node_modules') return
  mkdirSync(join(copy, folder, '@daftar'))
  for (const workspace of workspaces())
    symlinkSync(join(copy, workspace), join(copy, folder, '@daftar', workspace.split('/').at(-1)!))
}

function inCopy(...args: string[]): Promise<Finished> {
  return capture([process.execPath, args], { cwd: copy })
}

/** Everything is checked and loaded anew in the copy: this ends only what hangs. */
const timeout = 3_600_000

test(
  'what is new holds all that is checked of the tree: types, lint, words, formatting, unused code',
  { timeout },
  async () => {
    const { code, output } = await inCopy('tools/main.ts', 'check')
    expect(code, output).toBe(0)
  },
)

test('the tests of what is new pass in every layer, and those over every page', { timeout }, async () => {
  const { code, output } = await inCopy(
    'node_modules/vitest/vitest.mjs',
    'run',
    'umbrella-stand',
    'app/routes',
  )
  expect(code, output).toBe(0)
  expect(output).toMatch(/Test Files.*1[3-9] passed/)
})
