import { crc32 } from 'node:zlib'
import { hasSaneSize, type CleanImage } from './clean-image.ts'

const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Chunks that change what is seen; texts, EXIF, dates and whatever programs add of their own are dropped. */
const needed = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
])

/**
 * Walks a PNG chunk by chunk, checking each sum. Null when it is no complete PNG. What follows the image is
 * dropped.
 */
export function cleanPng(source: Buffer): CleanImage | null {
  if (!source.subarray(0, 8).equals(signature)) return null
  const kept: Buffer[] = [signature]
  let size: { width: number; height: number } | null = null
  let hasData = false
  for (let at = signature.length; at + 12 <= source.length;) {
    const length = source.readUInt32BE(at)
    const end = at + 12 + length
    if (end > source.length) return null
    const name = source.toString('latin1', at + 4, at + 8)
    if (crc32(source.subarray(at + 4, end - 4)) !== source.readUInt32BE(end - 4)) return null
    if ((name === 'IHDR') !== (size === null)) return null
    if (name === 'IHDR') {
      if (length !== 13) return null
      size = { width: source.readUInt32BE(at + 8), height: source.readUInt32BE(at + 12) }
    }
    hasData ||= name === 'IDAT'
    if (needed.has(name)) kept.push(source.subarray(at, end))
    if (name === 'IEND')
      return size && hasData && hasSaneSize(size.width, size.height)
        ? { bytes: Buffer.concat(kept), ...size }
        : null
    at = end
  }
  return null
}
