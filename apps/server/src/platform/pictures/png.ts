import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** A disc on a ground of another colour, as large as is asked for: a logo, or a cover. */
export function pngOf(
  width: number,
  height: number,
  { ground = [18, 52, 86], disc = [230, 190, 90] }: { ground?: Colour; disc?: Colour } = {},
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Array.from({ length: height }, (_, row) => {
    const reach = Math.floor(Math.sqrt(Math.max(0, (height / 4) ** 2 - (row - height / 2) ** 2)))
    const [from, to] = [Math.floor(width / 2) - reach, Math.floor(width / 2) + reach]
    const line = Buffer.alloc(width * 3, Buffer.from(ground))
    if (to > from) line.fill(Buffer.from(disc), from * 3, to * 3)
    return Buffer.concat([Buffer.of(0), line])
  })
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const data = deflateSync(Buffer.concat(rows))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND')])
}

/** One chunk of a PNG with its sum. */
export function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
