import { definePaper } from '../../../../platform/documents/paper.ts'
import type { ContractContents, SigningEvidence } from './contents.ts'

export interface ContractOnPaper {
  contents: ContractContents
  /** The signed copy has it: its record is on the last page. */
  evidence: SigningEvidence | null
  /** Marks the place of the signature for a service of others. */
  signatureTag: string | null
}

export const contractPaper = definePaper(
  import.meta.url,
  'contract',
  async ({ contents, evidence, signatureTag }: ContractOnPaper) =>
    (await import('./contract.ts')).contractDocument(contents, evidence, signatureTag),
)
