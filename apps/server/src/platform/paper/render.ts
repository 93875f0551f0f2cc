import type { ReactElement } from 'react'
import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer'
import { readyFonts } from './fonts.ts'

/** A paper as a PDF file. */
export async function renderPaper(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  await readyFonts()
  return renderToBuffer(paper)
}
