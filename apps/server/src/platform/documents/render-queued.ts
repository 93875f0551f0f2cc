import { renderPdf, type PdfDocument } from './render.ts'
import { Semaphore } from '../semaphore.ts'
import { refuse, type Refusal } from '../http/refusal.ts'

/** Setting a document keeps the process from others for parts of a second: one after the other, and only so many wait. */
const semaphore = new Semaphore(1, 20)

/** The document as a PDF file; refused as unavailable where too many wait. */
export async function renderQueued(document: PdfDocument): Promise<Buffer | Refusal> {
  const release = await semaphore.take()
  if (!release) return refuse('unavailable')
  try {
    return await renderPdf(document)
  } finally {
    release()
  }
}
