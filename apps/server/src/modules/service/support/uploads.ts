import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** SUP-26, SUP-27: pictures up to 5 MB. */
export const supportUploads: UploadRules = {
  support_attachment: {
    types: uploadRules.support.types,
    maximumBytes: maximumBytes('support'),
    permission: 'canViewSupport',
  },
}
