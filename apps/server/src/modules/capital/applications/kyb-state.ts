import type { KybState } from '@daftar/contract/endpoints/capital/kyb-shapes'
import { hideKybDigits, ibanStanding } from '@daftar/rules/capital/kyb/bank'
import { kybSteps, type KybStep } from '@daftar/rules/capital/kyb/steps'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import type { StatementRow } from './statements.ts'
import type { ApplicationRow } from './store.ts'

interface Beside {
  entity: LegalEntityRow | undefined
  statements: readonly StatementRow[]
}

/** What the pages of a business verification need beside its blocks. */
export function presentKyb(row: ApplicationRow, { entity, statements }: Beside): KybState {
  const waiting = ibanToConfirm(row, entity)
  return {
    steps: kybStepsOf(row).map(({ name, completed }) => ({ name, completed })),
    iban_to_confirm: waiting && {
      shown: hideKybDigits(waiting.iban),
      bank_name: waiting.bankName || null,
    },
    iban_standing: row.iban
      ? ibanStanding(
          row.iban,
          statements.map(({ reading }) => reading?.iban ?? null),
        )
      : null,
  }
}

/**
 * The company's IBAN whose missing digits are asked for: what was given last, else the registered one
 * (DEC-KYB-22).
 */
export function ibanToConfirm(
  row: ApplicationRow,
  entity: LegalEntityRow | undefined,
): { iban: string; bankName: string } | null {
  if (row.given_iban) return { iban: row.given_iban, bankName: row.given_bank_name }
  if (row.iban) return { iban: row.iban, bankName: row.bank_name }
  return entity?.iban ? { iban: entity.iban, bankName: entity.bank_name } : null
}

/** The steps of a business verification, as the server sees them (KYB-21 to KYB-26). */
export function kybStepsOf(row: ApplicationRow): KybStep[] {
  const { authorized_signatory: signatory, legal_info: legal } = row
  return kybSteps({
    signatory: signatory && {
      name: signatory.name,
      email: signatory.email,
      phone: signatory.phone,
      nationalIdNumber: signatory.national_id_number ?? '',
      nationalIdFile: signatory.national_id_url ?? '',
    },
    licence: legal && {
      file: legal.cr_file ?? '',
      activities: legal.license_metadata?.activities ?? '',
      issueDate: legal.license_metadata?.issue_date ?? '',
      expiryDate: legal.license_metadata?.expiry_date ?? '',
    },
    shareholders: (row.shareholders ?? []).map(({ name, uae_resident: isUaeResident, documents }) => ({
      name,
      isUaeResident,
      passportFile: documents.passport.file ?? '',
      nationalIdFile: documents.national_id?.file ?? '',
    })),
    bank: row.iban ? { iban: row.iban, bankName: row.bank_name } : null,
  })
}
