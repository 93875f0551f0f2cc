import { definePaper } from '../../../../platform/documents/paper.ts'
import type { ContractContents, SigningEvidence } from './contents.ts'

export interface ContractOnPaper {
  contents: ContractContents
  /** Marks the place of the signature for a service of others. */
  signatureTag: string | null
}

export const contractPaper = definePaper(
  import.meta.url,
  'contract',
  async ({ contents, signatureTag }: ContractOnPaper) =>
    (await import('./contract.ts')).contractDocument(contents, signatureTag),
)

export interface RecordOnPaper {
  contents: ContractContents
  evidence: SigningEvidence
  /** How long the file is that was shown. */
  documentBytes: number
}

export const recordPaper = definePaper(import.meta.url, 'contract-record', async (paper: RecordOnPaper) =>
  (await import('./contract.ts')).recordDocument(paper),
)
