import { looksLikeKybIban } from '../capital/kyb/bank.ts'
import { checkContact } from '../capital/applications/contact.ts'
import { checkIdentity } from '../capital/kyb/signatory.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkBankDetails } from '../onboarding/check-bank.ts'
import { checkOwner } from '../onboarding/check-owners.ts'
import { emptyDocument } from '../onboarding/document.ts'
import { fileIssue, textIssue, type Issue, type IssueCode } from '../onboarding/issues.ts'
import { newOwner } from '../onboarding/owners.ts'
import { expiryDateProblem } from '../registry/dates.ts'
import { isValidIban } from '../registry/iban-check.ts'
import { normaliseIban } from '../registry/iban.ts'

/** What a field of a part is: how it is typed, and of a file which kind of document it is. */
export interface PartField {
  name: string
  kind: 'text' | 'digits' | 'latin' | 'email' | 'date' | 'country' | 'identity_type' | 'file'
  document?: 'identity' | 'licence' | 'document'
}

const text = (name: string): PartField => ({ name, kind: 'text' })
const latin = (name: string): PartField => ({ name, kind: 'latin' })
const date = (name: string): PartField => ({ name, kind: 'date' })
const identity = (name: string): PartField => ({ name, kind: 'file', document: 'identity' })

/**
 * The form of each part: these fields and no others are shown, kept and written. Values travel as texts, a
 * file as its handle and what is not given as an empty one.
 */
export const partForms = {
  person: [
    { name: 'identity_type', kind: 'identity_type' },
    latin('identity_id'),
    date('national_id_expiration_date'),
    date('birth_date'),
    { name: 'nationality', kind: 'country' },
    identity('national_id_url'),
    identity('national_id_backside_url'),
  ],
  holding_company: [latin('identity_id'), identity('national_id_url')],
  bank: [
    latin('iban'),
    text('bank_name'),
    latin('swift_code'),
    text('branch_name'),
    text('beneficiary_name_en'),
    text('beneficiary_name_ar'),
    { name: 'iban_certificate_url', kind: 'file', document: 'document' },
  ],
  licence: [
    text('legal_company_name'),
    latin('commercial_registration_number'),
    date('license_expiry_date'),
    { name: 'license_url', kind: 'file', document: 'licence' },
  ],
  kyb_signatory: [
    text('name'),
    { name: 'email', kind: 'email' },
    { name: 'national_id_number', kind: 'digits' },
    identity('national_id_url'),
  ],
  kyb_resident: [identity('passport'), identity('national_id')],
  kyb_foreigner: [identity('passport')],
  kyb_bank: [latin('iban'), text('bank_name')],
} as const satisfies Record<string, readonly PartField[]>
export type PartForm = keyof typeof partForms
export const partFormNames = Object.keys(partForms) as PartForm[]

export type PartValues = Readonly<Record<string, string>>

/** The longest text of a field. */
export const partTextMax = 300

export function fieldsOf(form: PartForm): readonly PartField[] {
  return partForms[form]
}

/** Whether a field is asked for at the moment: a passport has no back, nor has a company. */
export function asksFor(form: PartForm, name: string, values: PartValues): boolean {
  return (
    form !== 'person' || name !== 'national_id_backside_url' || values['identity_type'] !== 'PASSPORT_NUMBER'
  )
}

/** The values of a form and nothing else, each of its fields with one. */
export function valuesOf(form: PartForm, given: PartValues): PartValues {
  return Object.fromEntries(fieldsOf(form).map(({ name }) => [name, given[name] ?? '']))
}

/** A field that no form of this kind has; null where there is none. */
export function strangeField(form: PartForm, given: PartValues): string | null {
  const known: readonly string[] = fieldsOf(form).map(({ name }) => name)
  return Object.keys(given).find((name) => !known.includes(name)) ?? null
}

/** What is wrong with a field, and the length a text is held against. */
export interface PartProblem {
  code: IssueCode | 'national_id_length'
  length?: number
}
export type PartProblems = Readonly<Record<string, PartProblem>>

/** What is wrong with a part, by field: the same rules that the application is handed in by. */
export function checkPart(form: PartForm, given: PartValues, today: CalendarDate): PartProblems {
  const values = valuesOf(form, given)
  const of = (name: string) => values[name] ?? ''
  switch (form) {
    case 'person':
    case 'holding_company': {
      const owner = {
        ...newOwner('one'),
        ...{ name: 'Somebody', type: form === 'person' ? ('individual' as const) : ('company' as const) },
        identity_type:
          of('identity_type') === 'PASSPORT_NUMBER' ? ('PASSPORT_NUMBER' as const) : ('NATIONAL_ID' as const),
        identity_id: of('identity_id'),
        birth_date: of('birth_date'),
        nationality: of('nationality'),
        national_id_expiration_date: of('national_id_expiration_date'),
        national_id_url: of('national_id_url') || null,
        national_id_backside_url: of('national_id_backside_url') || null,
      }
      return among(form, checkOwner(owner, 'one', today))
    }
    case 'bank': {
      const blank = emptyDocument()
      const bank = {
        ...blank.bank_details,
        ...values,
        iban_certificate_url: of('iban_certificate_url') || null,
      }
      const problems = among(form, checkBankDetails({ ...blank, bank_details: bank }))
      const isWrong = !problems['iban'] && !isValidIban(normaliseIban(bank.iban))
      return isWrong ? { ...problems, iban: { code: 'iban_invalid' } } : problems
    }
    case 'licence':
      return found({
        legal_company_name: textIssue(of('legal_company_name'), 200),
        commercial_registration_number: textIssue(of('commercial_registration_number'), 40),
        license_expiry_date: expiryDateProblem(of('license_expiry_date'), today),
        license_url: fileIssue(of('license_url')),
      })
    case 'kyb_signatory': {
      const identity = checkIdentity({
        nationalIdNumber: of('national_id_number'),
        nationalIdFile: of('national_id_url'),
        confirmed: true,
      })
      return found({
        ...checkContact({ name: of('name'), email: of('email') }),
        national_id_number: identity.nationalIdNumber,
        national_id_url: identity.nationalIdFile,
      })
    }
    case 'kyb_resident':
    case 'kyb_foreigner':
      return found(Object.fromEntries(fieldsOf(form).map(({ name }) => [name, fileIssue(of(name))])))
    case 'kyb_bank': {
      const iban = normaliseIban(of('iban'))
      const isRight = looksLikeKybIban(iban) && iban.startsWith('AE') && isValidIban(iban)
      return found({ iban: iban === '' ? 'required' : isRight ? null : 'iban_invalid' })
    }
  }
}

/** Of a check of more than the part, what is about its fields. */
function among(form: PartForm, issues: readonly Issue[]): PartProblems {
  const known: readonly string[] = fieldsOf(form).map(({ name }) => name)
  const own = issues.map(
    ({ field, ...problem }) => [field.slice(field.lastIndexOf('.') + 1), problem] as const,
  )
  return Object.fromEntries(own.filter(([name]) => known.includes(name)))
}

type Found = PartProblem['code'] | PartProblem | null | undefined

function found(findings: Readonly<Record<string, Found>>): PartProblems {
  const problems: Record<string, PartProblem> = {}
  for (const [name, finding] of Object.entries(findings))
    if (finding) problems[name] = typeof finding === 'string' ? { code: finding } : finding
  return problems
}

/** A draft on what the application says by now. */
export interface Rebased {
  values: PartValues
  /** Fields that both changed, each to something else: whoever fills the part says which holds. */
  conflicts: readonly string[]
}

/**
 * What somebody typed in a part, over what the application said then and says now: what only the other side
 * changed is taken over, what both changed stays as it was typed and is asked about.
 */
export function rebased(typed: PartValues, then: PartValues, now: PartValues): Rebased {
  const values: Record<string, string> = {}
  const conflicts: string[] = []
  for (const [name, mine] of Object.entries(typed)) {
    const [was, is] = [then[name] ?? '', now[name] ?? '']
    values[name] = mine === was ? is : mine
    if (mine !== was && is !== was && is !== mine) conflicts.push(name)
  }
  return { values, conflicts }
}
