/**
 * The smallest writer that makes a valid PDF: pages of lines in Courier, no compression. Latin letters only.
 */
export function writePdf(pages: readonly (readonly string[])[]): Uint8Array {
  const pageNumbers = pages.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, (pageNumbers[index] ?? 0) + 1)),
  ]
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [index, body] of objects.entries()) {
    places.push(text.length)
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const start = text.length
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return latinBytes(text)
}

function pageObjects(lines: readonly string[], contentNumber: number): [string, string] {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`).join('\n')
  const content = `BT /F1 10 Tf 18 TL 40 800 Td\n${shown}\nET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contentNumber} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

/** One byte a character, so that places counted in characters are places in bytes. */
function latinBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    if (code > 0xff) throw new Error(`no letter of this writer: ${character}`)
    return code
  })
}
