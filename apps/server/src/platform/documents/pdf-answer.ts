import { Readable } from 'node:stream'
import type { StreamAnswer } from '../http/call.ts'

/** A paper to be saved under a name. */
export function pdfAnswer(bytes: Buffer, name: string): StreamAnswer {
  return {
    bytes: Readable.from(bytes, { objectMode: false }),
    contentType: 'application/pdf',
    name,
    size: bytes.length,
    disposition: 'attachment',
  }
}
