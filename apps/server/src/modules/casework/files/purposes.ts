import type { UploadPurpose } from '@daftar/contract/endpoints/files'
import type { ComputedPermissions } from '@daftar/rules/access/permissions'
import { uploadRules, maximumBytes, type FileType, type UploadArea } from '@daftar/rules/files/upload-rules'

export interface PurposeRule {
  types: readonly FileType[]
  maximumBytes: number
  /** Who may upload and read files of this purpose. */
  permission: keyof ComputedPermissions
  /** Years a used file is kept; afterwards its bytes are deleted (README decision 17). */
  keepYears: number
}

/** WIZ-52, WIZ-54, DEC-WIZ-12: statements are PDF only and up to 150000 KB; everything else follows UPL-01 and UPL-02. */
export const purposeRules: Readonly<Record<UploadPurpose, PurposeRule>> = {
  bank_statement: ruleOf('capital', ['pdf']),
  rental_contract: ruleOf('default'),
  storefront_photo: ruleOf('default'),
  licence: ruleOf('default'),
}

function ruleOf(area: UploadArea, types: readonly FileType[] = uploadRules[area].types): PurposeRule {
  return { types, maximumBytes: maximumBytes(area), permission: 'canViewCapital', keepYears: 5 }
}
