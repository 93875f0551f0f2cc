import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdfReader } from '../pdf/reader.ts'
import { photoOf } from '../../testing/files/photo-of.ts'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'
import { pictureFixture, statementFixture } from '../../testing/files/uploads.ts'
import { pictureReader } from './reader.ts'

const folder = temporaryFolder()
const pictures = pictureReader({ wallSeconds: 600, cpuSeconds: 120 })
const pdfs = pdfReader({ wallSeconds: 600, cpuSeconds: 120 })
afterAll(async () => {
  await pictures.stop()
  await pdfs.stop()
})

function kept(name: string, bytes: Uint8Array) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, owner: 'mer_one' }
}
const size = (jpeg: Uint8Array) => {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]
}

test('a photo that lies is encoded anew upright, without what its camera wrote, and its zone is read', async () => {
  const lying = await photoOf('passport.pdf', { isLying: true })
  expect(lying.includes('Canon')).toBe(true)
  const [wide, high] = size(lying) as [number, number]
  const upright = await pictures.upright(kept('lying.jpg', lying), { reads: true })
  expect(upright).toMatchObject({
    kind: 'upright',
    ...{ width: high, height: wide },
    identity: {
      isChecked: true,
      document: 'passport',
      names: 'MARIAM NOOR HADDAD',
      expiryDate: '2031-07-14',
    },
  })
  const bytes = Buffer.from((upright as { bytes: Uint8Array }).bytes)
  expect(size(bytes)).toEqual([high, wide])
  expect([bytes.includes('Canon'), bytes.includes('Exif')]).toEqual([false, false])
})

test('the zone of a card is read; one that is blurred or has a wrong digit says nothing of anybody', async () => {
  const read = async (name: string, bytes: Uint8Array) => {
    const answer = await pictures.upright(kept(name, bytes), { reads: true })
    return answer.kind === 'upright' ? answer.identity : answer
  }
  expect(await read('card.jpg', await photoOf('emirates-id.pdf'))).toMatchObject({
    document: 'card',
    nationalNumber: '784198765432109',
  })
  expect(await read('wrong.jpg', await photoOf('emirates-id-wrong-digit.pdf'))).toBeNull()
  expect(await read('blurred.jpg', await photoOf('passport.pdf', { isBlurred: true }))).toBeNull()
  expect(await read('shop.png', pictureFixture('picture-with-notes.png'))).toBeNull()
})

test('what is no picture is told as unreadable, and what costs too much as too heavy', async () => {
  const broken = kept('broken.jpg', Buffer.from('no picture'))
  expect(await pictures.upright(broken, { reads: false })).toEqual({ kind: 'unreadable' })
  const small = pictureReader({ memoryMb: 40, wallSeconds: 600 })
  const photo = kept('photo.jpg', pictureFixture('photo-with-place.jpg'))
  expect(await small.upright(photo, { reads: true })).toEqual({ kind: 'too_heavy' })
  await small.stop()
})

test('a mark is burnt into every page of a PDF: pictures with no text below it', async () => {
  const mark = { type: 'pdf', mark: 'مريم الحدّاد · 2026-11-27', isRightToLeft: true } as const
  const marked = await pictures.marked(kept('two.pdf', statementFixture('text-reportlab.pdf')), mark)
  expect(marked).toMatchObject({ kind: 'marked', contentType: 'application/pdf' })
  const { bytes } = marked as { bytes: Uint8Array }
  expect(await pdfs.look(kept('marked.pdf', bytes))).toEqual({ kind: 'scanned', pages: 2 })
  const locked = await pictures.marked(kept('locked.pdf', statementFixture('encrypted-user-qpdf.pdf')), mark)
  expect(locked).toEqual({ kind: 'unreadable' })
})

test('a mark changes the picture, and another mark changes it otherwise', async () => {
  const photo = kept('marked.jpg', await photoOf('passport.pdf'))
  const bytesOf = async (mark: string) => {
    const answer = await pictures.marked(photo, { type: 'image', mark, isRightToLeft: false })
    return answer.kind === 'marked' ? Buffer.from(answer.bytes) : null
  }
  const [one, same, other] = [await bytesOf('Rima Fares'), await bytesOf('Rima Fares'), await bytesOf('مريم')]
  expect(one!.equals(same!)).toBe(true)
  expect(one!.equals(other!)).toBe(false)
})
