import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs, isFresh, markFresh, markStale, type Work } from './stamp.ts'

let dir = ''
const work: Work = { name: 'work', inputs: ['src', 'one.json', 'absent'], products: ['dist/out.js'] }

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stamp-'))
  put('src/a.ts', 'a')
  put('src/deep/b.ts', 'b')
  put('one.json', '{}')
  put('dist/out.js', '1')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('work is fresh after it was marked, as long as nothing it reads has changed', () => {
  expect(fresh()).toBe(false)
  mark()
  expect(fresh()).toBe(true)
  put('src/deep/b.ts', 'changed')
  expect(fresh()).toBe(false)
})

test('a new, renamed or removed file makes work stale, and so does a change of a single-file input', () => {
  for (const change of [
    () => put('src/c.ts', ''),
    () => rmSync(join(dir, 'src/c.ts')),
    () => put('one.json', '[]'),
    () => (put('src/z.ts', 'a'), rmSync(join(dir, 'src/a.ts'))),
  ]) {
    mark()
    change()
    expect(fresh()).toBe(false)
  }
})

test('tests, dependencies and what a build wrote are no inputs', () => {
  mark()
  put('src/a.test.ts', 'x')
  put('src/node_modules/x/index.js', 'x')
  put('src/dist/x.js', 'x')
  expect(fresh()).toBe(true)
})

test('a product that went away makes work stale', () => {
  mark()
  rmSync(join(dir, 'dist'), { recursive: true })
  expect(fresh()).toBe(false)
})

test('work that began again and broke off is stale', () => {
  mark()
  markStale(work, join(dir, '.cache'))
  expect(fresh()).toBe(false)
})

test('the same content under two names is not the same input', () => {
  const before = hashInputs(['src'], dir)
  put('src/a.ts', 'b')
  put('src/deep/b.ts', 'a')
  expect(hashInputs(['src'], dir)).not.toBe(before)
})

function put(path: string, content: string) {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), content)
}
function mark() {
  markFresh(work, hashInputs(work.inputs, dir), join(dir, '.cache'))
}
function fresh() {
  return isFresh(work, hashInputs(work.inputs, dir), join(dir, '.cache'), dir)
}
