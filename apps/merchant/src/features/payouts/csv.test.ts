import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const cell = (text: string) => csvText([[text, 'end']]).slice(1, -',end\r\n'.length)

test.each([
  '=1+1',
  '+1',
  '-1+cmd',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  "'=1",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t',
])('%j is written as text', (text) => expect(cell(text)).toBe(`'${text}`))

test('what begins another cell in some spreadsheets is text there too, and in quotes', () => {
  expect(cell('a;=1+1')).toBe(`"a;'=1+1"`)
  expect(cell('"=1"')).toBe(`"'""=1"""`)
})

test.each(['-12.50', '-3', 'WEB-77', 'a-b', 'me@shop.example', 'متجر = نور', ''])(
  '%j stays as it is',
  (text) => expect(cell(text)).toBe(text),
)
