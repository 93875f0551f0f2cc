import { renderToBuffer } from '@react-pdf/renderer'
import { contractDocument } from './contract.ts'
import type { ContractContents, SigningEvidence } from './contents.ts'
import { registerFonts } from '../../../platform/paper/fonts.ts'

/** The contract as a PDF file; with evidence the signed copy, its record on the last page. */
export function renderContract(
  contents: ContractContents,
  evidence: SigningEvidence | null = null,
): Promise<Buffer> {
  registerFonts()
  return renderToBuffer(contractDocument(contents, evidence))
}
