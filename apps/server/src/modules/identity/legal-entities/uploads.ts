import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** ONB-75, of whoever manages the company. */
const ofForm = {
  types: uploadRules.default.types,
  maximumBytes: maximumBytes('default'),
  permission: 'canViewStoreManagement',
} as const

export const companyUploads: UploadRules = {
  company_document: ofForm,
  company_licence: { ...ofForm, document: 'licence' },
  company_identity: { ...ofForm, document: 'identity', isPrecious: true },
}
