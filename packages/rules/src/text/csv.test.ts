import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('commas, semicolons and tabs part cells, as the first line shows', () => {
  const cells = [
    ['a', 'b'],
    ['1', '2'],
  ]
  expect(readCsv('a,b\n1,2')).toEqual(cells)
  expect(readCsv('\uFEFFa;b\r\n1;2\r\n')).toEqual(cells)
  expect(readCsv('a\tb\n1\t2\n\n')).toEqual(cells)
})

test('a cell in quotes may hold separators, line ends and quotes', () => {
  expect(readCsv('a,b\n"1, one","say ""yes""\nor no"')).toEqual([
    ['a', 'b'],
    ['1, one', 'say "yes"\nor no'],
  ])
})

test('what was written is read again', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => `x${text.replaceAll('\r', '').trim()}`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (lines) => {
      const headed = [['one', 'two', 'three', 'four'], ...lines]
      expect(readCsv(writeCsv(headed))).toEqual(headed)
    }),
  )
})
