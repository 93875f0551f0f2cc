import { expect, test } from 'vitest'
import { foldText, isFoundIn } from './fold.ts'

test('what a reader takes for the same is the same to a search, in both scripts', () => {
  expect(foldText('  Café ')).toBe('cafe')
  expect(foldText('مُؤَسَّسَة الإمـارات ١٢')).toBe(foldText('موسسه الامارات 12'))
  expect(foldText('مقهى')).toBe(foldText('مقهي'))
})

test('a search finds its words in any order, over all texts', () => {
  const texts = ['Dubai Mall', 'دبي مول', 'دبي']
  expect(isFoundIn(texts, 'mall dubai')).toBe(true)
  expect(isFoundIn(texts, 'mall دبي')).toBe(true)
  expect(isFoundIn(texts, '')).toBe(true)
  expect(isFoundIn(texts, 'yas')).toBe(false)
})
