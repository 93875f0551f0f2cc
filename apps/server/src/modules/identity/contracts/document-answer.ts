import type { StreamAnswer } from '../../../platform/http/call.ts'
import type { ContractDependencies } from './dependencies.ts'
import { fileName } from './letters.ts'
import type { PaperRow } from './store.ts'

/** The contract as PDF: sealed where it is signed, else as it was sent. */
export async function documentOf(
  { storage }: Pick<ContractDependencies, 'storage'>,
  paper: PaperRow,
  disposition: StreamAnswer['disposition'],
): Promise<StreamAnswer> {
  const key = paper.sealed_key ?? paper.document_key
  return {
    bytes: await storage.stream(key),
    size: await storage.size(key),
    contentType: 'application/pdf',
    name: fileName(paper),
    disposition,
  }
}
