import { definePaper } from '../../../../platform/documents/paper.ts'
import type { ContractContents, ContractEvidence, Countersignature } from './contents.ts'

export const contractPaper = definePaper(
  import.meta.url,
  'sales-contract',
  async (contents: ContractContents) => (await import('./contract.ts')).contractDocument(contents),
)

export interface RecordOnPaper {
  contents: ContractContents
  evidence: ContractEvidence
  countersigned: Countersignature | null
  /** How long the file is that was shown. */
  documentBytes: number
}

export const recordPaper = definePaper(
  import.meta.url,
  'sales-contract-record',
  async (paper: RecordOnPaper) => (await import('./contract.ts')).recordDocument(paper),
)
