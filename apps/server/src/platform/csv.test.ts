import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { escapeFormula } from './csv.ts'
import { inlineStatement } from './database/snapshots/statement-text.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

async function written(text: string): Promise<string> {
  const statement = inlineStatement()
  const given = statement.value(text)
  const [row] = await db.database.systemRead((tx) =>
    statement.run<{ text: string }>(
      tx,
      `select ${escapeFormula('given')} as text from (select ${given}::text as given) t`,
    ),
  )
  return row!.text
}

test.each([
  '=1+1',
  '+1',
  '-1+cmd',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\u3000=1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '"=1+1"',
  "'=1",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t',
  '\r',
])('%j begins with what makes a cell text', async (text) => {
  expect(await written(text)).toBe(`'${text}`)
})

test.each(['\t=1', '\r=1', '\n=1'])('%j is text from its first sign on', async (text) => {
  expect(await written(text)).toMatch(/^'\s'=1$/)
})

test.each([
  ['a;=1+1', `a;'=1+1`],
  ['a; -1', `a;' -1`],
  ['a\t@x', `a\t'@x`],
  ['a\n=1', `a\n'=1`],
  ['=1;=2', `'=1;'=2`],
])('where a spreadsheet begins another cell in the middle of %j, that is text too', async (text, cell) => {
  expect(await written(text)).toBe(cell)
})

test.each([
  'WEB-77',
  'a-b',
  'a+b',
  'me@shop.example',
  'a = b',
  '2026-11-16',
  'متجر = نور',
  'a;b',
  'O"Brien',
  '',
])('%j stays as it was typed', async (text) => expect(await written(text)).toBe(text))
