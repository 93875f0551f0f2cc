import { cleanText } from '../statement/clean-text.ts'

/** A piece of text as the parser gives it: where it stands and how it is turned. */
export interface TextPiece {
  str: string
  transform: number[]
  width: number
}

/**
 * Pieces whose baselines are this close stand in one line; a gap this wide separates two cells. In points.
 */
const sameLine = 3
const cellGap = 9

/** The lines of a page from top to bottom. Cells of a table are separated by two spaces. */
export function linesOf(items: readonly (TextPiece | object)[]): string[] {
  const pieces = items
    .filter(isPiece)
    .filter(({ str }) => str.trim() !== '')
    .map(placed)
  pieces.sort((one, other) => other.across - one.across)
  const lines: Placed[][] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.across - piece.across <= sameLine) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(joined).filter((line) => line !== '')
}

interface Placed {
  text: string
  /** Distance along the line of writing, and across it; pages may be turned. */
  along: number
  across: number
  width: number
}

function isPiece(item: TextPiece | object): item is TextPiece {
  return 'str' in item
}

function placed({ str, transform, width }: TextPiece): Placed {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform
  const length = Math.hypot(a, b) || 1
  const [cos, sin] = [a / length, b / length]
  return { text: str, along: x * cos + y * sin, across: y * cos - x * sin, width }
}

/** In reading order: from the right where most letters are Arabic. */
function joined(line: Placed[]): string {
  const rightToLeft = isMostlyArabic(line.map(({ text }) => text).join(''))
  const ordered = line.toSorted((one, other) =>
    rightToLeft ? other.along - one.along : one.along - other.along,
  )
  let text = ''
  let previous: Placed | undefined
  for (const piece of ordered) {
    if (previous) text += spaceFor(rightToLeft ? gap(piece, previous) : gap(previous, piece))
    text += piece.text
    previous = piece
  }
  return cleanText(text)
}

function gap(left: Placed, right: Placed): number {
  return right.along - (left.along + left.width)
}

function spaceFor(distance: number): string {
  if (distance > cellGap) return '  '
  return distance > 0.8 ? ' ' : ''
}

function isMostlyArabic(text: string): boolean {
  const arabic = text.match(/[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return arabic > latin
}
