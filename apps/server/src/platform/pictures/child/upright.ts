import { drawn, type Canvas } from './canvas.ts'

/** As long as a page scanned at 400 dots an inch: no letter of a document is lost. */
const mostSide = 4_500
const quality = 90

/** So wide that a row of 44 letters has some 40 dots for each; more costs time and reads no better. */
const readSide = 1_800

/** Pixels, four bytes each, as whoever reads letters takes them. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/**
 * A picture turned as it is looked at and encoded anew, so that nothing but what is seen stays of it; null
 * for none.
 */
export function uprightPicture(
  canvas: Canvas,
  source: Uint8Array,
  longestSide = mostSide,
): { bytes: Uint8Array; width: number; height: number; pixels: Pixels } | null {
  const image = canvas.kit.MakeImageFromEncoded(source)
  if (!image) return null
  const { surface, width, height } = drawn(canvas, image, longestSide)
  image.delete()
  const whole = surface.makeImageSnapshot()
  const bytes = whole.encodeToBytes(canvas.kit.ImageFormat.JPEG, quality)
  if (!bytes) return null
  const small = drawn(canvas, whole, readSide)
  const pixels = small.surface.makeImageSnapshot().readPixels(0, 0, {
    width: small.width,
    height: small.height,
    alphaType: canvas.kit.AlphaType.Unpremul,
    colorType: canvas.kit.ColorType.RGBA_8888,
    colorSpace: canvas.kit.ColorSpace.SRGB,
  })
  if (!pixels) return null
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return { bytes, width, height, pixels: { data, width: small.width, height: small.height } }
}
