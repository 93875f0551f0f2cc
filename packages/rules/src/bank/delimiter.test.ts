import { expect, test } from 'vitest'
import { delimiterOf } from './delimiter.ts'

test('the delimiter is the one that cuts the lines alike, quoted cells and loose first lines aside', () => {
  expect(delimiterOf('Account; 123\nDate;Text;Amount\n16/11/26;"a; b";1.234,50\n17/11/26;c;2,00')).toBe(';')
  expect(delimiterOf('Date\tText\tAmount\n16/11/26\ta, b\t1,234.50\n')).toBe('\t')
  expect(delimiterOf('Date,Text,Amount\n16/11/26,"Noor, LLC; Dubai","1,234.50"\n')).toBe(',')
  expect(delimiterOf('Date|Text|Amount\n16/11/26|a, b|1,234.50\n17/11/26|c|2.00\n')).toBe('|')
  expect(delimiterOf('one column')).toBe(',')
})
