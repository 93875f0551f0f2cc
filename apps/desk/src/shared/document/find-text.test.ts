import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const line = (text: string, y: number) => ({ text, x: 10, y, width: text.length * 5, height: 10 })

test('an IBAN is found however it is grouped, where it stands in its line', () => {
  expect(findText([line('IBAN AE07 0331', 20)], 'ae070331')).toEqual([
    [{ x: 35, y: 20, width: 45, height: 10 }],
  ])
})

test('a name over two pieces of text is found once, with a box on each', () => {
  const found = findText([line('Noor Perfumes', 20), line('Trading LLC', 40)], 'perfumes trading')
  expect(found).toHaveLength(1)
  expect(found[0]?.map(({ y }) => y)).toEqual([20, 40])
})

test('every place counts, and nothing is found of nothing', () => {
  expect(findText([line('ab ab', 0), line('AB', 10)], 'ab')).toHaveLength(3)
  expect(findText([line('ab', 0)], ' ')).toEqual([])
})
