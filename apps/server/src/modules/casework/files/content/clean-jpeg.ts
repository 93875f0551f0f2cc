import { hasSaneSize, type CleanImage } from './clean-image.ts'
import { orientationOf, orientationSegment } from './exif-orientation.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const exifSegment = 0xe1

/** Frames of every coding; 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments without a length of their own. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Walks a JPEG segment by segment and keeps what is needed to show it: tables, frames, scans, JFIF, the
 * colour profile and Adobe's colour transform. Places, cameras, thumbnails, comments and whatever follows the
 * image are dropped; of EXIF only the turn of the picture stays. Null when it is no complete JPEG.
 */
export function cleanJpeg(source: Buffer): CleanImage | null {
  if (source[0] !== 0xff || source[1] !== startOfImage) return null
  const kept: Buffer[] = []
  let orientation = 1
  let frame: { width: number; height: number } | null = null
  let scans = 0
  let at = 2
  for (;;) {
    const place = nextMarker(source, at)
    if (place === null) return null
    const marker = source[place] ?? 0
    const end = place + 1
    if (marker === endOfImage) break
    if (marker === startOfImage) return null
    if (standsAlone(marker)) {
      at = end
      continue
    }
    if (end + 2 > source.length) return null
    const length = source.readUInt16BE(end)
    const next = end + length
    if (length < 2 || next > source.length) return null
    const body = source.subarray(end + 2, next)
    if (isFrame(marker)) {
      if (frame || body.length < 6) return null
      frame = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) }
    }
    if (marker === exifSegment) orientation = orientationOf(body) ?? orientation
    at = next
    if (marker === startOfScan) {
      if (!frame) return null
      at = endOfScan(source, next)
      scans += 1
    }
    if (isNeeded(marker, body)) kept.push(Buffer.of(0xff, marker), source.subarray(end, at))
  }
  if (!frame || scans === 0 || !hasSaneSize(frame.width, frame.height)) return null
  const bytes = Buffer.concat([
    Buffer.of(0xff, startOfImage),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...kept,
    Buffer.of(0xff, endOfImage),
  ])
  const isOnItsSide = orientation >= 5
  return { bytes, ...(isOnItsSide ? { width: frame.height, height: frame.width } : frame) }
}

/**
 * JFIF, the colour profile and Adobe's colour transform are the application segments that change what is
 * seen.
 */
function isNeeded(marker: number, body: Buffer): boolean {
  if (marker === 0xe0) return body.toString('latin1', 0, 4) === 'JFIF'
  if (marker === 0xe2) return body.toString('latin1', 0, 11) === 'ICC_PROFILE'
  if (marker === 0xee) return body.toString('latin1', 0, 5) === 'Adobe'
  const isApplication = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return !isApplication && !isComment
}

/** Place of the next marker's code; fill bytes before it are allowed, anything else is not. */
function nextMarker(source: Buffer, from: number): number | null {
  let at = from
  if (source[at] !== 0xff) return null
  while (source[at] === 0xff) at += 1
  return at < source.length && source[at] !== 0 ? at : null
}

/** Coded data ends at the first 0xff that is neither a stuffed zero nor a restart mark. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at >= 0; at = source.indexOf(0xff, at + 1)) {
    const following = source[at + 1] ?? 0
    if (following !== 0 && following !== 0xff && !standsAlone(following)) return at
  }
  return source.length
}
