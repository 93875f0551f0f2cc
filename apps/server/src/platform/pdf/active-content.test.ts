import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'
import { hasActiveContent } from './child/active-content.ts'

const folder = temporaryFolder()
const fixtures = join(import.meta.dirname, 'fixtures')

function isActive(...pieces: (string | Buffer)[]): boolean {
  const path = join(folder, 'one.pdf')
  writeFileSync(
    path,
    Buffer.concat([Buffer.from('%PDF-1.7\n'), ...pieces.map((piece) => Buffer.from(piece))]),
  )
  return hasActiveContent(path)
}

/** Objects packed into a stream, as most makers of PDFs write them. */
function packed(objects: string, filter = '/Filter /FlateDecode'): (string | Buffer)[] {
  const sealed = deflateSync(objects)
  return [
    `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${sealed.length} >>\nstream\n`,
    sealed,
    '\nendstream\nendobj\n',
  ]
}

test.each([
  ['a script that runs when it is opened', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
  ['a program that is started', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['a file inside', '<< /Type /EmbeddedFile >>'],
  ['a form that is sent', '/A << /S /SubmitForm >>'],
  ['a name that hides its letters', '/OpenAction << /S /J#61vaScript >>'],
])('%s makes a PDF active, in the open and packed', (_, object) => {
  expect(isActive(`1 0 obj\n<< ${object} >>\nendobj\n`)).toBe(true)
  expect(isActive(...packed(`5 0 << ${object} >>`))).toBe(true)
})

test('what is named across the edge of two reads is found', () => {
  for (const before of [1_048_560, 1_048_567, 1_048_574])
    expect(isActive(Buffer.alloc(before - 9, ' '), '/JavaScript ')).toBe(true)
})

test('a page that opens at a place, a link and a name that only begins alike are nothing active', () => {
  const object = '/OpenAction [3 0 R /Fit] /A << /S /URI /URI (https://bank.example) >> /JavaScriptless 1'
  expect(isActive(`1 0 obj\n<< ${object} >>\nendobj\n`, ...packed(`5 0 << ${object} >>`))).toBe(false)
})

test('objects that are packed so that nobody can look into them count as active', () => {
  expect(isActive('<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nnot deflated\nendstream')).toBe(true)
})

test.each(readdirSync(fixtures).filter((name) => name.endsWith('.pdf')))('%s is not active', (name) => {
  expect(hasActiveContent(join(fixtures, name))).toBe(false)
})
