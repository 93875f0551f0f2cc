import type { FieldCode } from '@daftar/contract'
import { isEmail } from '@daftar/rules/contact/email'
import { normalisePhone, phoneProblem, splitPhone } from '@daftar/rules/contact/phone'
import type { KybPatch } from '../applications/index.ts'
import type { BlockChange } from './block-change.ts'

/** The finance signatory: optional as a whole, and either contact asks for the other (KYB-131 to KYB-133). */
export function financeChange(given: NonNullable<KybPatch['finance_signatory']> | null): BlockChange {
  if (given === null) return { columns: { finance_contact: null } }
  const phone = normalisePhone(given.phone)
  const hasPhone = (splitPhone(phone)?.national ?? phone) !== ''
  const hasEmail = given.email !== ''
  const fields: Record<string, FieldCode> = {}
  if ((hasEmail || hasPhone) && phoneProblem(phone)) fields['finance_signatory.phone'] = 'phone_invalid'
  if ((hasEmail || hasPhone) && !isEmail(given.email)) fields['finance_signatory.email'] = 'email_invalid'
  if (Object.keys(fields).length > 0) return { fields }
  const isEmpty = !hasEmail && !hasPhone && given.name === ''
  return { columns: { finance_contact: isEmpty ? null : { ...given, phone: hasPhone ? phone : '' } } }
}
