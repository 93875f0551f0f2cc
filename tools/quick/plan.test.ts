import { expect, test } from 'vitest'
import type { PartOfTest } from '../lib/choose-parts.ts'
import { planFor, planText } from './plan.ts'

const parts: PartOfTest[] = [
  { name: 'words', needs: [] },
  { name: 'check', needs: [], takes: 'changed files' },
  { name: 'build', needs: ['words'] },
  { name: 'size', needs: ['build'] },
  { name: 'unit', needs: ['words'], takes: /\.test\.ts$/ },
  { name: 'journeys', needs: ['build'], takes: /\.e2e\.ts$/ },
]

test('each part gets the tests that are its own, and what these need is made before', () => {
  const plan = planFor(parts, ['a.ts'], new Map([['a.test.ts', 'a.ts']]))
  expect(plan.map(({ part, files }) => [part.name, files])).toEqual([
    ['words', undefined],
    ['check', ['a.ts']],
    ['unit', ['a.test.ts']],
  ])
})

test('what is needed of something needed is made too; what nobody needs is left to the gate', () => {
  const tests = new Map([
    ['a.e2e.ts', 'b.ts'],
    ['b.e2e.ts', 'b.ts'],
  ])
  const plan = planFor(parts, [], tests)
  expect(plan.map(({ part }) => part.name)).toEqual(['words', 'build', 'journeys'])
  expect(planText(parts, plan, tests).split('\n')).toEqual([
    'words: needed by others',
    'build: needed by others',
    'journeys: 2 files',
    '    2 files for b.ts',
    'left to the gate: check, size, unit',
  ])
})

test('a change that touches nothing runs nothing', () => {
  expect(planFor(parts, [], new Map())).toEqual([])
})
