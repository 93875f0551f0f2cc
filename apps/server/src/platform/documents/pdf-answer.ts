import { Readable } from 'node:stream'
import type { StreamAnswer } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { renderQueued } from './render-queued.ts'
import type { PdfDocument } from './render.ts'

/** Sets a document when its turn has come and hands it over to be saved under a name; refused while too many wait. */
export async function pdfAnswer(document: PdfDocument, name: string): Promise<StreamAnswer | Refusal> {
  const bytes = await renderQueued(document)
  if (bytes instanceof Refusal) return bytes
  return {
    bytes: Readable.from([bytes]),
    contentType: 'application/pdf',
    name,
    size: bytes.length,
    disposition: 'attachment',
  }
}
