import type { ContactPurpose, ContactStatus } from '@daftar/rules/contacts/contact'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

export const purposeText: Record<ContactPurpose, () => string> = {
  finance: m.contacts_finance,
  technical: m.contacts_technical,
  operations: m.contacts_operations,
  marketing: m.contacts_marketing,
}

/** What we write to them about. */
export const purposeHint: Record<ContactPurpose, () => string> = {
  finance: m.contacts_finance_hint,
  technical: m.contacts_technical_hint,
  operations: m.contacts_operations_hint,
  marketing: m.contacts_marketing_hint,
}

export const statusText: Record<ContactStatus, () => string> = {
  waiting: m.contacts_waiting,
  confirmed: m.contacts_confirmed,
  left: m.contacts_left,
}

export const statusTone: Record<ContactStatus, Tone> = {
  waiting: 'warning',
  confirmed: 'positive',
  left: 'neutral',
}
