import { PDFiumLibrary } from '@hyzyla/pdfium'
import { openCanvas } from '../../platform/pictures/child/canvas.ts'
import { statementFixture } from './uploads.ts'

/** What a phone writes that lay on its side: EXIF with the one tag of orientation, 6. */
const toBeTurned = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
)

/**
 * A photo of the first page of a fixture. One that lies says in its EXIF that it is to be turned by a
 * quarter, as phones do, and names its camera.
 */
export async function photoOf(name: string, { isLying = false, isBlurred = false } = {}): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const page = (await library.loadDocument(statementFixture(name))).getPage(0)
  const { width, height, data } = await page.render({ scale: 2.5, render: 'bitmap' })
  const { kit } = await openCanvas()
  const info = {
    ...{ width, height },
    alphaType: kit.AlphaType.Opaque,
    colorType: kit.ColorType.BGRA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  }
  const image = kit.MakeImage(info, data, width * 4)!
  const surface = isLying ? kit.MakeSurface(height, width)! : kit.MakeSurface(width, height)!
  const canvas = surface.getCanvas()
  if (isLying) {
    canvas.translate(0, width)
    canvas.rotate(-90, 0, 0)
  }
  const paint = new kit.Paint()
  if (isBlurred) paint.setImageFilter(kit.ImageFilter.MakeBlur(6, 6, kit.TileMode.Clamp, null))
  canvas.drawImage(image, 0, 0, paint)
  const jpeg = Buffer.from(surface.makeImageSnapshot().encodeToBytes(kit.ImageFormat.JPEG, 88)!)
  if (!isLying) return jpeg
  const camera = Buffer.from('Canon of a test')
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, camera.length + 2), camera])
  return Buffer.concat([jpeg.subarray(0, 2), toBeTurned, comment, jpeg.subarray(2)])
}
