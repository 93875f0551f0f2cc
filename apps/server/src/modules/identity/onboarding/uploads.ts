import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import { applicantStandings } from './standings.ts'
import type { UploadRules } from '../../../platform/modules/uploads.ts'

/** ONB-75: jpeg, png and pdf up to 10000 KB. */
const ofForm = {
  types: uploadRules.default.types,
  maximumBytes: maximumBytes('default'),
  permission: 'applicant',
  standings: applicantStandings,
} as const

export const onboardingUploads: UploadRules = {
  onboarding_document: ofForm,
  onboarding_licence: { ...ofForm, document: 'licence' },
  onboarding_identity: { ...ofForm, document: 'identity', isPrecious: true },
}
