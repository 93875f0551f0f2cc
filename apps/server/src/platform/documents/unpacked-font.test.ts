import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackedFont } from './unpacked-font.ts'

const { resolve } = createRequire(import.meta.url)

test('every table of an unpacked font matches its checksum and stands where the font says', () => {
  const file = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'
  const font = unpackedFont(readFileSync(resolve(file)))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => tableAt(font, 12 + index * 16))
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
  // The table `head` holds a sum over the whole file, which its own leaves out.
  const wrong = tables.filter(({ tag, sum, bytes }) => tag !== 'head' && sumOf(bytes) !== sum)
  expect(wrong.map(({ tag }) => tag)).toEqual([])
})

test('a file that is no packed font is refused', () => {
  expect(() => unpackedFont(Buffer.from('OTTO and something else'))).toThrow('not a WOFF file')
})

function tableAt(font: Buffer, at: number) {
  const position = font.readUInt32BE(at + 8)
  return {
    tag: font.toString('latin1', at, at + 4),
    sum: font.readUInt32BE(at + 4),
    bytes: font.subarray(position, position + Math.ceil(font.readUInt32BE(at + 12) / 4) * 4),
  }
}

function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) % 2 ** 32
  return sum
}
