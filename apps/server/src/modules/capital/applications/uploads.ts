import { mayApply } from '@daftar/contract/capital-access'
import type { UploadedFile } from '@daftar/contract/endpoints/casework/files'
import { readingState } from '@daftar/rules/capital/applications/statement-rules'
import { maximumBytes, uploadRules } from '@daftar/rules/files/upload-rules'
import { applicationStandings } from './standings.ts'
import type { UploadRule, UploadRules } from '../../../platform/modules/uploads.ts'
import type { StatementReading } from '../../../platform/pdf/verdict.ts'

/**
 * Who looks at capital without applying reads these files and adds none (DEC-USR-5, `mayApply` of the
 * contract).
 */
const applying = { permission: mayApply.permission, flag: mayApply.flag } as const

const document: UploadRule = {
  types: uploadRules.default.types,
  maximumBytes: maximumBytes('default'),
  ...applying,
  standings: applicationStandings,
}

/**
 * KYB-134, KYB-136: pdf, jpeg or png up to 150000 KB; what a PDF with text says is proposed to the merchant
 * (DEC-KYB-14).
 */
const verified = {
  types: uploadRules.capital.types,
  maximumBytes: maximumBytes('capital'),
  ...applying,
  standings: applicationStandings,
} as const

/**
 * WIZ-52, WIZ-54, DEC-WIZ-12: statements are PDF only and up to 150000 KB; everything else follows UPL-01 and
 * UPL-02.
 */
export const applicationUploads: UploadRules = {
  bank_statement: {
    types: ['pdf'],
    maximumBytes: maximumBytes('capital'),
    ...applying,
    standings: applicationStandings,
    mayBeLocked: true,
    reading: shownReading,
  },
  rental_contract: document,
  storefront_photo: document,
  licence: document,
  kyb_licence: { ...verified, document: 'licence' },
  identity_document: { ...verified, document: 'identity', isPrecious: true },
}

/**
 * Shown back at once, so that the merchant sees the right account was sent before anything is handed over
 * (DEC-WIZ-9).
 */
function shownReading(facts: StatementReading): UploadedFile['reading'] {
  if (facts.kind !== 'text') return null
  const { holder, iban, firstEntry, lastEntry, pages } = facts
  const state = readingState(facts)
  return { state, holder, iban, first_entry: firstEntry, last_entry: lastEntry, pages }
}
