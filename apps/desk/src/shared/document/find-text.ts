import type { PdfText } from './pdf.ts'

export type Box = Pick<PdfText, 'x' | 'y' | 'width' | 'height'>

/** One place where a text was found; over several pieces it has several boxes. */
export type Found = readonly Box[]

/**
 * Where a text stands on a page. Spaces and capitals do not count, so that an IBAN is found however it is
 * grouped, and a name over two pieces of text.
 */
export function findText(texts: readonly PdfText[], wanted: string): Found[] {
  const needle = plain(wanted)
  if (needle === '') return []
  const letters: { piece: number; at: number }[] = []
  let page = ''
  for (const [piece, { text }] of texts.entries()) {
    let at = 0
    for (const letter of text) {
      const kept = plain(letter)
      for (let more = 0; more < kept.length; more += 1) letters.push({ piece, at })
      page += kept
      at += letter.length
    }
  }
  const found: Found[] = []
  for (let from = page.indexOf(needle); from !== -1; from = page.indexOf(needle, from + needle.length))
    found.push(boxesOf(texts, letters.slice(from, from + needle.length)))
  return found
}

/** The part of each piece that the letters take, by their share of it. */
function boxesOf(texts: readonly PdfText[], letters: readonly { piece: number; at: number }[]): Box[] {
  const pieces = [...new Set(letters.map(({ piece }) => piece))]
  return pieces.map((piece) => {
    const { text, x, y, width, height } = texts[piece]!
    const places = letters.filter((letter) => letter.piece === piece).map(({ at }) => at)
    const letterWidth = width / Math.max(text.length, 1)
    const first = Math.min(...places)
    const last = Math.max(...places) + 1
    return { x: x + first * letterWidth, y, width: (last - first) * letterWidth, height }
  })
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
}
