import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChange, textAt } from './change.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('one.ts', 'first')
  commit('two.ts', 'first')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('on main it is what is not committed yet, new files too', async () => {
  put('one.ts', 'second')
  put('three.ts', 'first')
  expect(await readChange(folder)).toMatchObject({
    sinceSays: 'the last commit',
    files: ['one.ts', 'three.ts'],
  })
})

test('on main with everything committed it is the last commit', async () => {
  expect((await readChange(folder)).files).toEqual(['two.ts'])
})

test('on a branch the change is what differs from where main was left, committed or not', async () => {
  git('checkout', '--quiet', '-b', 'work')
  commit('one.ts', 'second')
  put('two.ts', 'second')
  git('checkout', '--quiet', '-b', 'elsewhere', 'main')
  git('branch', '--quiet', '--force', 'main', 'main~1')
  git('checkout', '--quiet', 'work')
  const change = await readChange(folder)
  expect(change).toMatchObject({ sinceSays: 'where main was left', files: ['one.ts', 'two.ts'] })
  expect(await textAt(change.since, 'one.ts', folder)).toBe('first')
  expect(await textAt(change.since, 'never.ts', folder)).toBe('')
})

function commit(name: string, text: string) {
  put(name, text)
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', name)
}
function put(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}
function git(...args: string[]) {
  execFileSync('git', args, { cwd: folder })
}
