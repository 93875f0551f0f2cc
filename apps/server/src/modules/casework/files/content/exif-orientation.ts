const exifHeader = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112

/** How a photo is to be turned, 1 to 8, from the body of an EXIF segment; null when it does not say. */
export function orientationOf(body: Buffer): number | null {
  if (!body.subarray(0, 6).equals(exifHeader)) return null
  const tiff = body.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)
  const directory = long(4)
  const entries = Math.min(short(directory), 64)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) !== orientationTag) continue
    const turn = short(at + 8)
    return turn >= 1 && turn <= 8 ? turn : null
  }
  return null
}

/** A whole segment that says nothing but the turn. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([exifHeader, tiff])
  const head = Buffer.of(0xff, 0xe1, 0, 0)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
