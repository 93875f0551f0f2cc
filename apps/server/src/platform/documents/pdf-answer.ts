import { Readable } from 'node:stream'
import type { StreamAnswer } from '../http/call.ts'

/** A paper to be saved under a name. */
export function pdfAnswer(bytes: Buffer, name: string): StreamAnswer {
  return answerOf(bytes, 'application/pdf', name)
}

/** Its twin for machines. */
export function xmlAnswer(bytes: Buffer, name: string): StreamAnswer {
  return answerOf(bytes, 'application/xml', name)
}

function answerOf(bytes: Buffer, contentType: string, name: string): StreamAnswer {
  return {
    bytes: Readable.from(bytes, { objectMode: false }),
    contentType,
    name,
    size: bytes.length,
    disposition: 'attachment',
  }
}
