import { expect, test } from 'vitest'
import { chooseParts } from './choose-parts.ts'

const parts = [
  { name: 'words', needs: [] },
  { name: 'check', needs: [] },
  { name: 'build', needs: ['words'] },
  { name: 'unit', needs: ['words'] },
  { name: 'journeys', needs: ['build'] },
]

test('without a word every part runs, as the gate; a tier alone runs every part too', () => {
  expect(chosen()).toEqual(['gate', 'words', 'check', 'build', 'unit', 'journeys'])
  expect(chosen('all')).toEqual(['all', 'words', 'check', 'build', 'unit', 'journeys'])
})

test('parts that are named run in their own order, and what they need before them', () => {
  expect(chosen('unit', 'check')).toEqual(['gate', 'words', 'check', 'unit'])
  expect(chosen('all', 'journeys')).toEqual(['all', 'words', 'build', 'journeys'])
})

test('a word that is no part is told, and so is a second tier', () => {
  expect(chooseParts(['unit', 'vitests'], parts).unknown).toEqual(['vitests'])
  expect(chooseParts(['quick', 'all'], parts)).toMatchObject({ tier: 'quick', unknown: ['all'] })
})

function chosen(...words: string[]) {
  const choice = chooseParts(words, parts)
  return [choice.tier, ...choice.parts.map((part) => part.name)]
}
