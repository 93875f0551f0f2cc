import { drawnSize, type Crop } from './crop.ts'

/** As the server keeps them at most: no letter of a document is lost. */
const longestSide = 4_000
const qualities = [0.9, 0.8, 0.65, 0.5]

export type Quarters = 0 | 1 | 2 | 3

/** A picture as its camera meant it to be turned; null for what this browser cannot open. */
export async function openPhoto(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** Draws a picture turned, in the size of the canvas's own sides. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  quarters: Quarters,
  longest: number,
): { width: number; height: number } {
  const isLying = quarters % 2 === 1
  const [wide, high] = isLying ? [photo.height, photo.width] : [photo.width, photo.height]
  const whole = { x: 0, y: 0, wide: 1, high: 1 }
  const size = drawnSize(whole, { width: wide, height: high }, longest)
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) return size
  pen.translate(size.width / 2, size.height / 2)
  pen.rotate((quarters * Math.PI) / 2)
  const [drawnWide, drawnHigh] = isLying ? [size.height, size.width] : [size.width, size.height]
  pen.drawImage(photo, -drawnWide / 2, -drawnHigh / 2, drawnWide, drawnHigh)
  return size
}

/**
 * What was chosen of it as a JPEG of at most so many bytes, without anything its camera wrote; null where
 * none fits.
 */
export async function encodePhoto(
  photo: ImageBitmap,
  quarters: Quarters,
  crop: Crop,
  { name, most }: { name: string; most: number },
): Promise<File | null> {
  const turned = document.createElement('canvas')
  const size = drawTurned(turned, photo, quarters, longestSide)
  const cut = document.createElement('canvas')
  const { width, height } = drawnSize(crop, size, longestSide)
  cut.width = width
  cut.height = height
  const from = [crop.x * size.width, crop.y * size.height, crop.wide * size.width, crop.high * size.height]
  cut.getContext('2d')?.drawImage(turned, ...(from as [number, number, number, number]), 0, 0, width, height)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= most) return new File([blob], jpegName(name), { type: 'image/jpeg' })
  }
  return null
}

function jpegName(name: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'photo'}.jpg`
}
