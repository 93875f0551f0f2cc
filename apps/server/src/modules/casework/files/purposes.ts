import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { uploadPurposes } from '@daftar/contract/wire/upload-purposes'
import type { UploadRule, UploadRules } from '../../../platform/modules/uploads.ts'

/** The rule of a purpose, from the module that takes uploads for it. */
export type RuleOf = (purpose: UploadPurpose) => UploadRule

/** Finds the rules that modules have declared; throws when one of the contract's purposes has none. */
export function uploadRegistry(rules: UploadRules): RuleOf {
  const missing = uploadPurposes.filter((purpose) => !rules[purpose])
  if (missing.length > 0) throw new Error(`no module takes uploads for: ${missing.join(', ')}`)
  return (purpose) => rules[purpose]!
}
