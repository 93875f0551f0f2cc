import { identityIn } from '../document/identity.ts'
import { licenceIn } from '../document/licence.ts'
import { emptyReading, type DocumentKind, type PdfInspection, type StatementReading } from '../verdict.ts'
import type { OpenPdf } from './open.ts'
import { linesOf } from './page-lines.ts'

/** A licence says what it is on its first pages, and an identity document has two sides; more is not read. */
const mostPages = 4
const mostLines = 400
const longestLine = 400

/** Reads a document by its labels or its machine-readable zone; keeps a few values, never the text. */
export async function readDocument(
  { document }: OpenPdf,
  look: PdfInspection,
  as: DocumentKind,
): Promise<StatementReading> {
  const lines: string[] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    lines.push(...linesOf(items).slice(0, mostLines - lines.length))
    page.cleanup()
  }
  const cut = lines.map((line) => line.slice(0, longestLine))
  return { ...emptyReading(look), document: as === 'licence' ? licenceIn(cut) : identityIn(cut) }
}
