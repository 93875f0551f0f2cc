import { statementFacts } from '../statement/facts.ts'
import type { PdfInspection, StatementReading } from '../verdict.ts'
import type { OpenPdf } from './open.ts'
import { linesOf } from './page-lines.ts'

/** Reads a statement page by page, so that memory does not grow with the number of pages. */
export async function readPages({ document }: OpenPdf, look: PdfInspection): Promise<StatementReading> {
  const facts = statementFacts()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    facts.addPage(linesOf(items))
    page.cleanup()
  }
  return { ...look, hasText: true, ...facts.conclude() }
}
