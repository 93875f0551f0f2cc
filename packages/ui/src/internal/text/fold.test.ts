import { expect, test } from 'vitest'
import { foldText, matchesQuery } from './fold.ts'

test('spellings of one Arabic word that readers take for the same fold to the same', () => {
  expect(foldText('إدارة')).toBe(foldText('اداره'))
  expect(foldText('مُرحَّل')).toBe(foldText('مرحل'))
  expect(foldText('ســـلفة')).toBe(foldText('سلفه'))
  expect(foldText('مصطفى')).toBe(foldText('مصطفي'))
})

test('case, accents and Arabic digits make no difference', () => {
  expect(foldText('Café ١٢')).toBe('cafe 12')
})

test('every typed word has to occur, in any order', () => {
  expect(matchesQuery('Marina Mall, Dubai', 'dubai mar')).toBe(true)
  expect(matchesQuery('Marina Mall, Dubai', 'dubai city')).toBe(false)
  expect(matchesQuery('anything', '')).toBe(true)
})
