/** A part of a picture, in shares of its width and height: all of it is 0, 0, 1, 1. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** Named by where they stand on the picture, whatever way its page reads. */
export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

export const wholePicture: Crop = { x: 0, y: 0, wide: 1, high: 1 }

/** Less than this of a side shows no document. */
const least = 0.1

/**
 * The crop with one corner moved by shares of the picture; the opposite one stays, and none leaves the
 * picture.
 */
export function moveCorner(crop: Crop, corner: Corner, across: number, down: number): Crop {
  const [east, south] = [corner.endsWith('e'), corner.startsWith('s')]
  const [right, bottom] = [crop.x + crop.wide, crop.y + crop.high]
  const x = east ? crop.x : between(crop.x + across, 0, right - least)
  const y = south ? crop.y : between(crop.y + down, 0, bottom - least)
  const end = east ? between(right + across, crop.x + least, 1) : right
  const foot = south ? between(bottom + down, crop.y + least, 1) : bottom
  return { x, y, wide: end - x, high: foot - y }
}

/** The same part after the picture was turned by a quarter to the right. */
export function turnedCrop({ x, y, wide, high }: Crop): Crop {
  return { x: 1 - y - high, y: x, wide: high, high: wide }
}

/** The dots of a picture that a crop takes, and how large they are drawn: no side longer than told. */
export function drawnSize(
  { wide, high }: Crop,
  picture: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const [width, height] = [picture.width * wide, picture.height * high]
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function between(value: number, low: number, top: number): number {
  return Math.min(Math.max(value, low), top)
}
