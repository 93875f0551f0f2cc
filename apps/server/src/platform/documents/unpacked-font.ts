import { inflateSync } from 'node:zlib'

const woffSignature = 0x774f4646
const woffHead = 44
const woffEntry = 20
const fontHead = 12
const fontEntry = 16

/**
 * A WOFF file as the OpenType font that was packed in it. The renderer opens packed ones as well, but unpacks
 * the table of shapes again for every glyph it looks at, which is half the work of a document. Throws on a
 * file that is no WOFF.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== woffSignature) throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => entryAt(woff, woffHead + index * woffEntry))
  const tables = entries.map(({ tag, checksum, offset, packed, length }) => {
    const bytes = woff.subarray(offset, offset + packed)
    return { tag, checksum, length, bytes: padded(packed < length ? inflateSync(bytes) : bytes) }
  })
  const directory = Buffer.alloc(count * fontEntry)
  let position = fontHead + directory.length
  for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
    const values = [tag, checksum, position, length]
    for (const [place, value] of values.entries())
      directory.writeUInt32BE(value, index * fontEntry + place * 4)
    position += bytes.length
  }
  return Buffer.concat([headOf(woff.readUInt32BE(4), count), directory, ...tables.map(({ bytes }) => bytes)])
}

function entryAt(woff: Buffer, at: number) {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
    woff.readUInt32BE(at + place),
  )
  return { tag, offset, packed, length, checksum }
}

/** What a font begins with: its flavour, and how to search its tables by halves. */
function headOf(flavour: number, count: number): Buffer {
  const selector = Math.floor(Math.log2(count))
  const range = 2 ** selector * fontEntry
  const head = Buffer.alloc(fontHead)
  head.writeUInt32BE(flavour, 0)
  for (const [index, value] of [count, range, selector, count * fontEntry - range].entries())
    head.writeUInt16BE(value, 4 + index * 2)
  return head
}

/** Tables begin at multiples of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}
