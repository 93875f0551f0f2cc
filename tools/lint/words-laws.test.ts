import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { missingFromCompiled } from '../tasks/words.ts'
import { wordsProblems } from './words-laws.ts'

const planted = fromRoot('tools/lint/fixtures/words')
const made: string[] = []

afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

test('every planted gap of a catalogue is seen', () => {
  const { keys, problems } = wordsProblems(planted)
  expect(keys).toBe(9)
  expect(problems.sort()).toEqual(
    [
      'common_twice: stands in two areas',
      'common_only_en: missing in ar/common.json',
      'common_only_ar: missing in en/common.json',
      'loan_moved: stands in ar/common.json, not loan.json',
      'loan_moved: stands in en/loan.json, not common.json',
      'ar common_empty: empty text',
      'ar common_days: no text for countPlural few, many',
      'common_named: en takes {name}, ar takes {nam}',
      'ar common_open_named: does not say “فتح الطلب”',
    ].sort(),
  )
})

test('a key that stands twice in one file is seen, whatever its texts', () => {
  const dir = wordsFolder({
    'messages/en/common.json': '{\n  "common_save": "Save",\n  "common_save": "Save"\n}\n',
    'messages/ar/common.json': '{\n  "common_save": "حفظ"\n}\n',
  })
  expect(wordsProblems(dir).problems).toEqual(['common_save: stands twice in its area'])
})

test('a compiler that ends well but compiled nothing is not believed', () => {
  const dir = wordsFolder({
    'messages/en/common.json': '{"common_save":"Save"}',
    'src/generated/messages.js': '/* nothing */',
  })
  expect(missingFromCompiled(dir)).toContain('no message was compiled')
})

test('a catalogue that the settings do not name is missed among the compiled words', () => {
  const dir = wordsFolder({
    'messages/en/common.json': '{"common_save":"Save"}',
    'messages/en/new-area.json': '{"new_area_title":"Title"}',
    'src/generated/messages.js': 'export const common_save = () => `Save`',
  })
  expect(missingFromCompiled(dir)).toContain('new_area_title')
})

test('compiled words that cover the catalogue are accepted, an empty catalogue is not', () => {
  const index = { 'src/generated/messages.js': 'export const common_save = () => `Save`' }
  expect(
    missingFromCompiled(wordsFolder({ ...index, 'messages/en/common.json': '{"common_save":"Save"}' })),
  ).toBeUndefined()
  expect(missingFromCompiled(wordsFolder({ ...index, 'messages/en/common.json': '{}' }))).toContain(
    'holds no message',
  )
})

function wordsFolder(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'words-'))
  made.push(dir)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  return dir
}
