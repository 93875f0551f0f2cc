import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** DSP-36, DSP-37: pictures up to 5 MB. */
const picture = {
  types: uploadRules.dispute.types,
  maximumBytes: maximumBytes('dispute'),
  permission: 'canFetchDisputes',
} as const

/** What shops' own systems send: papers as well, as the published API lets in. */
const paper = { ...picture, types: uploadRules.default.types } as const

export const disputeUploads: UploadRules = {
  dispute_evidence: paper,
  dispute_answer: picture,
  dispute_claim: picture,
}
