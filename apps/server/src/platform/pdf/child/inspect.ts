import type { PdfInspection } from '../verdict.ts'
import type { OpenPdf } from './open.ts'

/** How many pages from the front tell what a document is. */
const sampledPages = 3

/** Fewer characters than this in the sample: there is no text layer. */
const leastCharacters = 20

/** Fewer characters a page than this beside an image of half a page: a scan with a scanner's stamp on it. */
const stampCharacters = 120
const scannedShare = 0.5

/** A document with more pages than this is no statement of one account. */
const mostPages = 3_000

/** Text or scan (DEC-WIZ-9: what has no text layer counts as scanned). */
export async function inspectPdf(opened: OpenPdf): Promise<PdfInspection> {
  const pages = opened.document.numPages
  if (pages > mostPages) return { kind: 'too_heavy', pages }
  const sample = Math.min(pages, sampledPages)
  let characters = 0
  for (let number = 1; number <= sample; number += 1) characters += await charactersOn(opened, number)
  if (characters < leastCharacters) return { kind: 'scanned', pages }
  if (characters < stampCharacters * sample && (await isMostlyImage(opened, sample)))
    return { kind: 'scanned', pages }
  return { kind: 'text', pages }
}

async function charactersOn({ document }: OpenPdf, number: number): Promise<number> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.reduce((sum, item) => sum + ('str' in item ? item.str.replace(/\s/g, '').length : 0), 0)
}

async function isMostlyImage(opened: OpenPdf, sample: number): Promise<boolean> {
  for (let number = 1; number <= sample; number += 1)
    if ((await imageShare(opened, number)) < scannedShare) return false
  return true
}

/** The share of the page that its largest image covers. */
async function imageShare({ document, pdfjs }: OpenPdf, number: number): Promise<number> {
  const page = await document.getPage(number)
  const { OPS } = pdfjs
  const { fnArray, argsArray } = await page.getOperatorList()
  const images = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ])
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const stack: number[] = []
  let area = 1
  let largest = 0
  for (const [place, operator] of fnArray.entries()) {
    if (operator === OPS.save) stack.push(area)
    else if (operator === OPS.restore) area = stack.pop() ?? 1
    else if (operator === OPS.transform) area *= determinant(argsArray[place] as number[])
    else if (images.has(operator)) largest = Math.max(largest, area)
  }
  page.cleanup()
  return largest / Math.max(1, (right - left) * (top - bottom))
}

/** How much a transformation enlarges an area; an image is painted into the unit square. */
function determinant([a = 1, b = 0, c = 0, d = 1]: number[]): number {
  return Math.abs(a * d - b * c)
}
