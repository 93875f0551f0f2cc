import { phoneProblem } from '../../contact/phone.ts'
import { checkContact } from './contact.ts'
import { legalTextMax } from './legal-info.ts'

/** Somebody of the merchant: the signatory (APPL-45), the finance manager (APPL-46). */
export interface Contact {
  readonly name: string
  /** In one piece, with its dial code. */
  readonly phone: string
  readonly email: string
}

/** The older form of one page (APPL-45 to APPL-49). */
export interface SinglePageForm {
  readonly signatory: Contact
  /** Null while the finance manager is not switched on. */
  readonly finance: Contact | null
  /** Handle of the uploaded licence, empty without one. */
  readonly licenceFile: string
  readonly licenceNumber: string
  readonly companyName: string
  readonly companyAddress: string
  /** Handle of the uploaded statement, empty without one. */
  readonly statement: string
  readonly isPayoutCycleAgreed: boolean
}

/** Whether an offer asks for a bank statement (APPL-49). */
export function needsStatement(tags: readonly string[]): boolean {
  return tags.includes('bank_statement_required')
}

/** The names of the fields on the wire; errors carry them on both sides. */
export type SinglePageField =
  | 'sign.name'
  | 'sign.email'
  | 'sign.phone'
  | 'finance.name'
  | 'finance.email'
  | 'finance.phone'
  | 'cr_file'
  | 'cr_number'
  | 'company_name_or_legal_name'
  | 'registered_company_address'
  | 'application.bank_statement_url'
  | 'payout_cycle_agreed'

export type SinglePageErrors = Partial<
  Record<SinglePageField, 'required' | 'too_long' | 'email_invalid' | 'phone_invalid' | 'must_be_true'>
>

/**
 * What keeps the form from being handed in, by field: names and numbers are required (APPL-50), the finance
 * manager's only when switched on (APPL-47), the statement when the offer asks for it (APPL-49), the
 * agreement to the payout cycle always (APPL-51).
 */
export function checkSinglePage(
  form: SinglePageForm,
  asked: { readonly statement: boolean },
): SinglePageErrors {
  const errors: SinglePageErrors = {
    ...contactErrors('sign', form.signatory),
    ...(form.finance && contactErrors('finance', form.finance)),
    ...textError('cr_number', form.licenceNumber, legalTextMax.licenceNumber),
    ...textError('company_name_or_legal_name', form.companyName, legalTextMax.companyName),
    ...textError('registered_company_address', form.companyAddress, legalTextMax.companyAddress),
  }
  if (form.licenceFile === '') errors['cr_file'] = 'required'
  if (asked.statement && form.statement === '') errors['application.bank_statement_url'] = 'required'
  if (!form.isPayoutCycleAgreed) errors['payout_cycle_agreed'] = 'must_be_true'
  return errors
}

function contactErrors(block: 'sign' | 'finance', contact: Contact): SinglePageErrors {
  const { name, email } = checkContact(contact)
  const errors: SinglePageErrors = {}
  if (name) errors[`${block}.name`] = name
  if (email) errors[`${block}.email`] = email
  if (contact.phone === '') errors[`${block}.phone`] = 'required'
  else if (phoneProblem(contact.phone)) errors[`${block}.phone`] = 'phone_invalid'
  return errors
}

function textError(field: SinglePageField, text: string, max: number): SinglePageErrors {
  const typed = text.trim()
  if (typed === '') return { [field]: 'required' }
  return typed.length > max ? { [field]: 'too_long' } : {}
}
