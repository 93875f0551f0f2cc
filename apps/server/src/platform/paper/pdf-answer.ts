import { Readable } from 'node:stream'
import type { StreamAnswer } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { renderInTurn } from './in-turn.ts'
import type { Paper } from './render.ts'

/** Sets a paper when its turn has come and hands it over to be saved under a name; refused while too many wait. */
export async function pdfAnswer(paper: Paper, name: string): Promise<StreamAnswer | Refusal> {
  const bytes = await renderInTurn(paper)
  if (bytes instanceof Refusal) return bytes
  return {
    bytes: Readable.from([bytes]),
    contentType: 'application/pdf',
    name,
    size: bytes.length,
    disposition: 'attachment',
  }
}
