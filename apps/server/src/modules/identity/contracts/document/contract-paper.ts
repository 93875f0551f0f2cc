import { definePaper } from '../../../../platform/documents/paper.ts'
import type { ContractContents, ContractEvidence, Countersignature } from './contents.ts'

export interface ContractOnPaper {
  contents: ContractContents
  /** The signed copy has it: its record is on the last page. */
  evidence: ContractEvidence | null
  countersigned: Countersignature | null
}

export const contractPaper = definePaper(import.meta.url, 'sales-contract', async (paper: ContractOnPaper) =>
  (await import('./contract.ts')).contractDocument(paper),
)
