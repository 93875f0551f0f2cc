import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** ONB-75, of whoever manages the company. */
const handedIn = {
  types: uploadRules.default.types,
  maximumBytes: maximumBytes('default'),
  permission: 'canViewStoreManagement',
} as const

export const companyUploads: UploadRules = {
  company_document: handedIn,
  company_licence: { ...handedIn, document: 'licence' },
  company_identity: { ...handedIn, document: 'identity', isPrecious: true },
}
