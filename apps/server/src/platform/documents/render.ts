import type { ReactElement } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'

/** Loads the file that holds a document and makes it. */
export type PdfDocument = () => Promise<ReactElement<DocumentProps>>

/**
 * A document as a PDF file. Whatever sets papers is loaded for the first one: megabytes that a process which
 * only answers calls does without, and that no start waits for.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const [{ renderToBuffer }, { readyFonts }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./fonts.ts'),
  ])
  await readyFonts()
  return renderToBuffer(await document())
}
