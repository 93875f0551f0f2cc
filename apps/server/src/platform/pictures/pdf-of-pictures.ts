/** A JPEG as a page: its size in dots, and that of the page it was drawn of, in points. */
export interface PagePicture {
  bytes: Uint8Array
  width: number
  height: number
  pointsWide: number
  pointsHigh: number
}

/** A PDF whose pages are pictures and nothing else. */
export function pdfOfPictures(pages: readonly PagePicture[]): Uint8Array {
  const parts: Buffer[] = []
  const places: number[] = []
  let length = 0
  const write = (bytes: Uint8Array | string) => {
    const part = Buffer.from(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    parts.push(part)
    length += part.length
  }
  const object = (head: string, stream?: Uint8Array) => {
    places.push(length)
    write(`${places.length} 0 obj\n${head}\n`)
    if (stream) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  write('%PDF-1.4\n')
  object('<</Type/Catalog/Pages 2 0 R>>')
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  object(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
  for (const [index, page] of pages.entries()) {
    const first = 3 + index * 3
    const [wide, high] = [page.pointsWide.toFixed(2), page.pointsHigh.toFixed(2)]
    const drawing = Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /P Do Q`, 'latin1')
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</P ${first + 2} 0 R>>>>/Contents ${first + 1} 0 R>>`,
    )
    object(`<</Length ${drawing.length}>>`, drawing)
    object(
      `<</Type/XObject/Subtype/Image/Width ${page.width}/Height ${page.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${page.bytes.length}>>`,
      page.bytes,
    )
  }
  const start = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  write(
    `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Buffer.concat(parts)
}
