import type { BodyOf, FieldCode } from '@daftar/contract'
import { splitPhone } from '@daftar/rules/contact/phone'
import { contactProblems, type ContactPurpose } from '@daftar/rules/contacts/contact'
import { defaultLanguageOfCountry } from '@daftar/rules/geo/countries'
import type { Language } from '@daftar/rules/geo/languages'
import { initialPhone, phoneOf, type PhoneValue } from '../../shared/session/phone-input.tsx'
import type { Contact } from './queries.ts'

export interface ContactDraft {
  purpose: ContactPurpose
  name: string
  email: string
  phone: PhoneValue
  language: Language
}

/** Letters begin in the language of the merchant's country until somebody says otherwise (FMT-06, FMT-07). */
export function emptyDraft(phoneOfOwner: string | null, country: string | null): ContactDraft {
  const language = defaultLanguageOfCountry(country ?? '')
  return { purpose: 'finance', name: '', email: '', phone: initialPhone(phoneOfOwner), language }
}

export function draftOf({ purpose, name, email, phone, language }: Contact): ContactDraft {
  return { purpose, name, email, phone: splitPhone(phone) ?? initialPhone(null), language }
}

export function bodyOf({ phone, ...draft }: ContactDraft): BodyOf<'contacts.add'> {
  return { ...draft, phone: phoneOf(phone) }
}

/** The rules of the server. */
export function draftProblems(draft: ContactDraft): Record<string, FieldCode> {
  return contactProblems(bodyOf(draft))
}
