import { emailFromSaved, emailToSave, phoneFromSaved, phoneToSave } from '../contact/placeholders.ts'
import type { OnboardingDocument } from './document.ts'

/** The contacts as they are sent: placeholders where they are empty (ONB-71, ONB-72). */
export function contactsToSave<D extends Pick<OnboardingDocument, 'basic_info'>>(form: D): D {
  const { email, phone } = form.basic_info
  return withContacts(form, { email: emailToSave(email), phone: phoneToSave(phone) })
}

/** The contacts as people read them: placeholders are empty again (ONB-73). */
export function contactsFromSaved<D extends Pick<OnboardingDocument, 'basic_info'>>(form: D): D {
  const { email, phone } = form.basic_info
  return withContacts(form, { email: emailFromSaved(email), phone: phoneFromSaved(phone) })
}

function withContacts<D extends Pick<OnboardingDocument, 'basic_info'>>(
  form: D,
  contacts: { email: string; phone: string },
): D {
  return { ...form, basic_info: { ...form.basic_info, ...contacts } }
}
