import { renderPdf } from '../../../../platform/documents/render.ts'
import type { ContractContents, SigningEvidence } from './contents.ts'

/** The contract as a PDF file; with evidence the signed copy, its record on the last page; a tag marks the place of the signature for a service of others. */
export function renderContract(
  contents: ContractContents,
  evidence: SigningEvidence | null = null,
  signatureTag: string | null = null,
): Promise<Buffer> {
  return renderPdf(async () =>
    (await import('./contract.ts')).contractDocument(contents, evidence, signatureTag),
  )
}
