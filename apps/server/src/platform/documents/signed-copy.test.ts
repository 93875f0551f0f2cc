import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { setHere } from '../../testing/app/set-here.ts'
import { plainPaper } from '../../testing/files/plain-papers.ts'
import { textOfPdf } from '../../testing/files/pdf-text.ts'
import { appendPages } from './append-pages.ts'
import { signedCopy } from './signed-copy.ts'

const paperOf = (contents: string) =>
  setHere.set({ module: plainPaper.module, name: plainPaper.name, contents })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a signed copy begins with the very file that was shown, and ends with its record', async () => {
  const [shown, record] = [await paperOf('what was agreed'), await paperOf('who signed it')]
  const copy = signedCopy(shown, sha256(shown), record)
  expect(copy.subarray(0, shown.length).equals(shown)).toBe(true)
  const pages = (await textOfPdf(copy)).map((page) => page.trim())
  expect(pages).toEqual(['what was agreed', 'who signed it'])
})

test('nothing is put behind a file that is not the one that was signed', async () => {
  const [shown, other] = [await paperOf('what was agreed'), await paperOf('something else')]
  expect(() => signedCopy(other, sha256(shown), shown)).toThrow('not the one that was signed')
})

test('a file that we did not set, or that has pages behind it already, is not added to', async () => {
  const [one, other] = [await paperOf('one'), await paperOf('other')]
  expect(() => appendPages(appendPages(one, other), other)).toThrow('changed after it was set')
  expect(() => appendPages(Buffer.from('%PDF-1.7 of somebody else'), one)).toThrow('did not set')
  expect(() => appendPages(one.subarray(0, -200), other)).toThrow('did not set')
})
