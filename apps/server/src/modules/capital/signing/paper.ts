import type { StreamAnswer } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { SigningDependencies } from './dependencies.ts'
import { fileName } from './letters.ts'
import type { EnvelopeRow } from './store.ts'

/** The contract as PDF: signed where it is, else as it was sent; one that is over is shown to nobody. */
export async function paperOf(
  { storage }: Pick<SigningDependencies, 'storage'>,
  row: EnvelopeRow,
  disposition: StreamAnswer['disposition'],
): Promise<StreamAnswer | Refusal> {
  if (row.status === 'declined' || row.status === 'expired') return refuse('not_found')
  const key = row.signed_document_key ?? row.document_key
  return {
    bytes: await storage.stream(key),
    size: await storage.size(key),
    contentType: 'application/pdf',
    name: fileName(row, row.signed_document_key ? 'signed' : 'issued'),
    disposition,
  }
}
