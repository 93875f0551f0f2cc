import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** The letter in which the bank says whose account it is. */
export const bankAccountUploads: UploadRules = {
  bank_letter: {
    types: uploadRules.default.types,
    maximumBytes: maximumBytes('default'),
    permission: 'isWorkspaceAdmin',
  },
}
