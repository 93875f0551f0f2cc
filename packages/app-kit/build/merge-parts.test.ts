import { expect, test } from 'vitest'
import type { Part } from './chunk-graph.ts'
import { mergeParts, type Group } from './merge-parts.ts'

const everyScreen = { request: 1_000, weight: () => 1 }

function aPart(name: string, roots: string, bytes: number, imports: Part[] = []): Part {
  return { modules: [name], roots: new Set(roots), bytes, imports: new Set(imports), isRoot: false }
}

const names = (groups: readonly Group[]) =>
  groups
    .map(({ parts }) =>
      parts
        .flatMap(({ modules }) => modules)
        .sort()
        .join('+'),
    )
    .sort()

test('what the same screens load travels as one file', () => {
  const parts = [aPart('money', 'ab', 9_000), aPart('table', 'ab', 9_000)]
  expect(names(mergeParts(parts, new Set(), everyScreen))).toEqual(['money+table'])
})

test('a small part that others load in vain is merged, a large one is not', () => {
  const money = aPart('money', 'ab', 9_000)
  const small = [money, aPart('tip', 'abc', 100)]
  expect(names(mergeParts(small, new Set(), { ...everyScreen, request: 9_500 }))).toEqual(['money+tip'])
  expect(names(mergeParts(small, new Set(), everyScreen))).toEqual(['money', 'tip'])
})

test('what a merged part imports counts for those who would load it in vain', () => {
  const heavy = aPart('heavy', 'a', 9_000)
  const parts = [heavy, aPart('money', 'ab', 10), aPart('tip', 'abc', 10)]
  expect(names(mergeParts(parts, new Set(), everyScreen))).toEqual(['heavy', 'money+tip'])
  const importing = [heavy, aPart('money', 'ab', 10, [heavy]), aPart('tip', 'abc', 10)]
  expect(names(mergeParts(importing, new Set(), everyScreen))).toEqual(['heavy', 'money', 'tip'])
  expect(names(mergeParts(importing.slice(1), new Set([heavy]), everyScreen))).toEqual(['money+tip'])
})

test('two files never import each other', () => {
  const below = aPart('below', 'ab', 10)
  const between = { ...aPart('between', 'ab', 10, [below]), isRoot: true }
  const above = aPart('above', 'ab', 10, [between])
  expect(names(mergeParts([below, above], new Set(), everyScreen))).toEqual(['above', 'below'])
  expect(names(mergeParts([below, aPart('above', 'ab', 10, [below])], new Set(), everyScreen))).toEqual([
    'above+below',
  ])
})
