import { expect, test } from 'vitest'
import { awaitedRules, unusedIn, useProblems } from './product-use.ts'

const report = JSON.stringify({
  issues: [
    { file: 'rules/vat.ts', exports: [{ name: 'vatProblem' }], files: [], types: [] },
    { file: 'rules/old.ts', exports: [], files: [{ name: 'rules/old.ts' }], types: [{ name: 'Old' }] },
  ],
})
const awaited = [{ file: 'rules/vat.ts', export: 'vatProblem', for: 'onboarding' }]

test('what only tests use is told, by its name or as a whole file', () => {
  expect(unusedIn(report)).toEqual(['rules/vat.ts#vatProblem', 'rules/old.ts', 'rules/old.ts#Old'])
  expect(useProblems(unusedIn(report) ?? [], [])).toHaveLength(3)
})

test('what an area awaits may stand, until it is used or gone', () => {
  expect(useProblems(['rules/vat.ts#vatProblem'], awaited)).toEqual([])
  expect(useProblems([], awaited)).toEqual([
    'rules/vat.ts#vatProblem is used or gone: onboarding awaits it no longer (tools/knip/awaited.json)',
  ])
})

test('an output that is no report is none', () => {
  expect(unusedIn('')).toBeNull()
  expect(unusedIn('knip: no such option {')).toBeNull()
})

test('every awaited rule names its area', () => {
  expect(awaitedRules().filter((rule) => !(rule.file && rule.export && rule.for))).toEqual([])
})
