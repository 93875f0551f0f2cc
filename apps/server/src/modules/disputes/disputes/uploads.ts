import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** DSP-36, DSP-37: pictures up to 5 MB. */
const picture = {
  types: uploadRules.dispute.types,
  maximumBytes: maximumBytes('dispute'),
  permission: 'canFetchDisputes',
} as const

export const disputeUploads: UploadRules = {
  dispute_answer: picture,
  dispute_claim: picture,
}
