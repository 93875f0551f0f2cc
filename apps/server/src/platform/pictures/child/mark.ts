import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Surface } from 'canvaskit-wasm/full'
import { pdfOfPictures, type PagePicture } from '../pdf-of-pictures.ts'
import { drawn, type Canvas } from './canvas.ts'
import type { MarkedDocument, PictureFailure } from './protocol.ts'

/** Enough to read small print on a screen, enlarged. */
const longestSide = 2_400
const quality = 82
/** An identity document has two sides; what is longer is none, and its first pages tell. */
const mostPages = 20

interface Mark {
  mark: string
  isRightToLeft: boolean
}

/** A picture with the mark burnt in. */
export function markImage(canvas: Canvas, source: Uint8Array, mark: Mark): MarkedDocument | PictureFailure {
  const image = canvas.kit.MakeImageFromEncoded(source)
  if (!image) return { kind: 'unreadable' }
  const { surface, width, height } = drawn(canvas, image, longestSide)
  image.delete()
  burn(canvas, surface, { width, height }, mark)
  return { kind: 'marked', bytes: jpegOf(canvas, surface), contentType: 'image/jpeg' }
}

/**
 * The pages of a document as pictures with the mark burnt in: no layer that could be taken off, and no text
 * below it.
 */
export async function markPdf(
  canvas: Canvas,
  source: Uint8Array,
  mark: Mark,
): Promise<MarkedDocument | PictureFailure> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(source)
  const pages: PagePicture[] = []
  for (let at = 0; at < Math.min(document.getPageCount(), mostPages); at += 1) {
    const page = document.getPage(at)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = longestSide / Math.max(originalWidth, originalHeight)
    const { width, height, data } = await page.render({ scale, render: 'bitmap' })
    pages.push({
      bytes: pageOf(canvas, { width, height, data }, mark),
      ...{ width, height },
      ...{ pointsWide: originalWidth, pointsHigh: originalHeight },
    })
  }
  if (pages.length === 0) return { kind: 'unreadable' }
  return { kind: 'marked', bytes: pdfOfPictures(pages), contentType: 'application/pdf' }
}

function pageOf(
  canvas: Canvas,
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  mark: Mark,
): Uint8Array {
  const { kit } = canvas
  const image = kit.MakeImage(
    {
      ...{ width, height },
      alphaType: kit.AlphaType.Opaque,
      colorType: kit.ColorType.BGRA_8888,
      colorSpace: kit.ColorSpace.SRGB,
    },
    data,
    width * 4,
  )
  if (!image) throw new Error('no room to draw')
  const { surface } = drawn(canvas, image, longestSide)
  image.delete()
  burn(canvas, surface, { width, height }, mark)
  return jpegOf(canvas, surface)
}

/** Over all of it, aslant, again and again, so that no part of it is nobody's. */
function burn(
  { kit, fonts, fontNames }: Canvas,
  surface: Surface,
  { width, height }: { width: number; height: number },
  { mark, isRightToLeft }: Mark,
): void {
  const canvas = surface.getCanvas()
  const side = Math.max(width, height)
  const fontSize = Math.max(12, Math.round(side / 55))
  // Dark letters with a light edge are seen on a dark photo and on white paper.
  const inks = [kit.Color(255, 255, 255, 0.3), kit.Color(20, 20, 20, 0.3)]
  const texts = inks.map((color) => {
    const style = new kit.ParagraphStyle({
      textStyle: { color, fontFamilies: fontNames, fontSize },
      textDirection: isRightToLeft ? kit.TextDirection.RTL : kit.TextDirection.LTR,
    })
    const builder = kit.ParagraphBuilder.MakeFromFontProvider(style, fonts)
    builder.addText(mark)
    const text = builder.build()
    text.layout(1e5)
    const wide = text.getMaxIntrinsicWidth()
    text.layout(Math.ceil(wide) + 1)
    return { text, wide }
  })
  const [across, down] = [(texts[0]?.wide ?? side) + 3 * fontSize, 6 * fontSize]
  canvas.save()
  canvas.translate(width / 2, height / 2)
  canvas.rotate(-24, 0, 0)
  const reach = Math.hypot(width, height) / 2
  let row = 0
  for (let y = -reach; y < reach; y += down) {
    row += 1
    for (let x = -reach - (row % 2 === 0 ? across / 2 : 0); x < reach; x += across)
      for (const [index, { text }] of texts.entries())
        canvas.drawParagraph(text, x + (1 - index) * (fontSize / 20), y + (1 - index) * (fontSize / 20))
  }
  canvas.restore()
  surface.flush()
}

function jpegOf({ kit }: Canvas, surface: Surface): Uint8Array {
  const bytes = surface.makeImageSnapshot().encodeToBytes(kit.ImageFormat.JPEG, quality)
  surface.delete()
  if (!bytes) throw new Error('no room to encode')
  return bytes
}
