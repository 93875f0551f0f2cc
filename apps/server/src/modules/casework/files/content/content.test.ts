import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { orientationOf, orientationSegment } from './exif-orientation.ts'
import { typeOfBytes } from './file-type.ts'
import { isPlainPdf } from './pdf-shape.ts'

const statement = readFileSync(
  join(import.meta.dirname, '../../../../platform/pdf/fixtures/text-reportlab.pdf'),
)
const photo = readFileSync(join(import.meta.dirname, '../fixtures/photo-with-place.jpg'))
const picture = readFileSync(join(import.meta.dirname, '../fixtures/picture-with-notes.png'))

describe('JPEG', () => {
  test('a photo loses its place, its camera, its comment and what is hidden behind it, and keeps its look', () => {
    const hidden = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    for (const secret of ['Canon', 'GPS secret note', 'Photoshop', 'a comment'])
      expect(photo.includes(secret), secret).toBe(true)
    const clean = cleanJpeg(hidden)!
    for (const secret of ['Canon', 'GPS secret note', 'Photoshop', 'a comment', 'script'])
      expect(clean.bytes.includes(secret), secret).toBe(false)
    // It lies on its side, and its size is as it is seen.
    expect([clean.width, clean.height]).toEqual([48, 64])
    expect(cleanJpeg(clean.bytes)?.bytes.equals(clean.bytes)).toBe(true)
    expect(scanOf(clean.bytes).equals(scanOf(photo))).toBe(true)
  })

  test('a photo that was taken sideways stays turned', () => {
    const clean = cleanJpeg(photo)!
    expect(clean.bytes.subarray(2, 4)).toEqual(Buffer.of(0xff, 0xe1))
    expect(orientationOf(clean.bytes.subarray(6))).toBe(6)
    for (const turn of [2, 3, 8]) expect(orientationOf(orientationSegment(turn).subarray(4))).toBe(turn)
  })

  test('a JPEG that breaks off, has no picture or is a page in disguise is refused', () => {
    expect(cleanJpeg(photo.subarray(0, photo.length / 2))).toBeNull()
    expect(cleanJpeg(Buffer.of(0xff, 0xd8, 0xff, 0xd9))).toBeNull()
    expect(cleanJpeg(Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from('<html>')]))).toBeNull()
    for (let length = 0; length < photo.length; length += 7)
      expect(cleanJpeg(photo.subarray(0, length))).toBeNull()
  })

  test('a picture of more pixels than a screen can hold is refused', () => {
    const flood = Buffer.from(photo)
    const frame = flood.indexOf(Buffer.of(0xff, 0xc0))
    flood.writeUInt16BE(0xffff, frame + 5)
    flood.writeUInt16BE(0xffff, frame + 7)
    expect(cleanJpeg(flood)).toBeNull()
  })
})

describe('PNG', () => {
  test('a picture loses its texts, its EXIF and what is hidden behind it', () => {
    const hidden = Buffer.concat([picture, Buffer.from('PK\u0003\u0004')])
    for (const name of ['tEXt', 'eXIf', 'tIME']) expect(picture.includes(name), name).toBe(true)
    const clean = cleanPng(hidden)!
    for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'PK\u0003'])
      expect(clean.bytes.includes(name), name).toBe(false)
    expect([clean.width, clean.height]).toEqual([64, 48])
    expect(cleanPng(clean.bytes)?.bytes.equals(clean.bytes)).toBe(true)
  })

  test('a PNG that breaks off, has a wrong sum or no picture is refused', () => {
    for (let length = 0; length < picture.length; length += 11)
      expect(cleanPng(picture.subarray(0, length))).toBeNull()
    const changed = Buffer.from(picture)
    changed[20] = 0x7f
    expect(cleanPng(changed)).toBeNull()
    expect(
      cleanPng(
        aPng([
          ['IHDR', headerOf(4, 4)],
          ['IEND', Buffer.alloc(0)],
        ]),
      ),
    ).toBeNull()
  })

  test('a picture of more pixels than a screen can hold is refused', () => {
    const data = deflateSync(Buffer.alloc(16))
    const of = (side: number) =>
      cleanPng(
        aPng([
          ['IHDR', headerOf(side, side)],
          ['IDAT', data],
          ['IEND', Buffer.alloc(0)],
        ]),
      )
    expect(of(4)).not.toBeNull()
    expect(of(50_000)).toBeNull()
  })
})

describe('PDF', () => {
  test('a statement is a plain PDF', async () => {
    expect(isPlainPdf(statement.subarray(0, 4096), statement.subarray(-4096))).toBe(true)
    expect(await typeOfBytes(statement.subarray(0, 4096))).toBe('pdf')
  })

  const withFront = (front: string) => Buffer.concat([Buffer.from(front, 'latin1'), statement])
  const withBack = (back: string) => Buffer.concat([statement, Buffer.from(back, 'latin1')])
  const inside = Buffer.from(statement)
  inside.write('<script>alert(1)</script>', 9, 'latin1')

  test.each([
    ['a GIF in front', withFront('GIF89a')],
    ['a page in front', withFront('<!doctype html><script>alert(1)</script>\n')],
    ['a page right behind the header', inside],
    ['a page behind the end', withBack('<html><body onload=alert(1)>')],
    ['an archive behind the end', withBack('PK\u0005\u0006'.padEnd(22, '\0'))],
    ['no end', statement.subarray(0, -40)],
    ['kilobytes behind the end', withBack('x'.repeat(2_000))],
  ])('a PDF with %s is refused', async (_, bytes) => {
    const isPdf = (await typeOfBytes(bytes.subarray(0, 4096))) === 'pdf'
    expect(isPdf && isPlainPdf(bytes.subarray(0, 4096), bytes.subarray(-4096))).toBe(false)
  })

  test.each([
    ['GIF', 'GIF89a'],
    ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['HTML', '<!doctype html>'],
    ['a program', 'MZ\u0090\0'],
    ['nothing known', 'hello'],
  ])('bytes of %s are no type we take, whatever the name [DEC-UPL-2]', async (_, text) => {
    expect(await typeOfBytes(Buffer.from(text.padEnd(64, ' '), 'latin1'))).toBeNull()
  })
})

function scanOf(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf(Buffer.of(0xff, 0xda))
  return jpeg.subarray(start, jpeg.indexOf(Buffer.of(0xff, 0xd9), start))
}

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return header
}

function aPng(chunks: [string, Buffer][]): Buffer {
  const parts = chunks.map(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const edges = Buffer.alloc(8)
    edges.writeUInt32BE(data.length, 0)
    edges.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)])
  })
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...parts])
}
