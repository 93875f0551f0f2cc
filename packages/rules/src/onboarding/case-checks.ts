import type { CalendarDate } from '../calendar/calendar-date.ts'
import { expiryDateProblem, hasLicenceMargin } from '../registry/dates.ts'
import { parseCalendarDate } from '../calendar/calendar-date.ts'
import { isIbanOf } from '../registry/iban.ts'
import type { OnboardingDocument } from './document.ts'

/**
 * What a reviewer is shown before they decide. None of it decides: an approval against one of them waits for
 * a second person.
 */
export const caseCheckCodes = [
  'licence_valid',
  'licence_lasts',
  'no_sanctions',
  'iban_of_country',
  'iban_of_nobody_else',
  'licence_of_nobody_else',
  'phone_of_nobody_else',
  'people_of_nobody_else',
] as const
export type CaseCheckCode = (typeof caseCheckCodes)[number]

/** What is known of others under the same numbers. */
export const duplicateKinds = ['iban', 'licence', 'phone', 'person'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

export interface CaseCheck {
  code: CaseCheckCode
  holds: boolean
}

/** What holds of an application today; `duplicates` are the kinds of numbers that others have too. */
export function caseChecks(
  { basic_info, legal_info, legal_documents, bank_details }: OnboardingDocument,
  { today, duplicates }: { today: CalendarDate; duplicates: readonly DuplicateKind[] },
): readonly CaseCheck[] {
  const expiry = parseCalendarDate(legal_info.license_expiry_date)
  const isNew = (kind: DuplicateKind) => !duplicates.includes(kind)
  const holds: Readonly<Record<CaseCheckCode, boolean>> = {
    licence_valid: expiryDateProblem(legal_info.license_expiry_date, today) === null,
    licence_lasts: expiry !== null && hasLicenceMargin(expiry, today),
    no_sanctions: legal_documents.sanctioned_dealings_answer !== true,
    iban_of_country: isIbanOf(bank_details.iban, basic_info.country_of_main_operations),
    iban_of_nobody_else: isNew('iban'),
    licence_of_nobody_else: isNew('licence'),
    phone_of_nobody_else: isNew('phone'),
    people_of_nobody_else: isNew('person'),
  }
  return caseCheckCodes.map((code) => ({ code, holds: holds[code] }))
}
