import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import canvasKit, { type CanvasKit, type Image } from 'canvaskit-wasm/full'

const { resolve } = createRequire(import.meta.url)

const fontFiles = [
  ['Latin', '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2'],
  ['Arabic', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2'],
] as const

/** Decodes, draws and encodes; with the fonts of the product, in which Arabic is joined and ordered right. */
export interface Canvas {
  kit: CanvasKit
  fonts: ReturnType<CanvasKit['TypefaceFontProvider']['Make']>
  fontNames: string[]
}

export async function openCanvas(): Promise<Canvas> {
  const kit = await canvasKit()
  const fonts = kit.TypefaceFontProvider.Make()
  for (const [name, file] of fontFiles) fonts.registerFont(readFileSync(resolve(file)), name)
  return { kit, fonts, fontNames: fontFiles.map(([name]) => name) }
}

/** An image drawn on white, no larger than a side allows; the decoder has turned it as its maker meant. */
export function drawn({ kit }: Canvas, image: Image, longestSide: number) {
  const [width, height] = [image.width(), image.height()]
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const
  const surface = kit.MakeSurface(...size)
  if (!surface) throw new Error('no room to draw')
  const canvas = surface.getCanvas()
  canvas.clear(kit.WHITE)
  const paint = new kit.Paint()
  canvas.drawImageRect(image, kit.XYWHRect(0, 0, width, height), kit.XYWHRect(0, 0, ...size), paint)
  return { surface, canvas, width: size[0], height: size[1] }
}
