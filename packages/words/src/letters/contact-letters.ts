import type { ContactPurpose } from '@daftar/rules/contacts/contact'
import { m } from '../compiled.ts'
import { nameIn } from '../names.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface ContactAskedFacts {
  merchant: { name: string; name_ar: string }
  /** Who names them, and how they are called. */
  by: string
  name: string
  purpose: ContactPurpose
  product: BothTexts
  address: string
}

const bodies = {
  finance: m.mail_contact_finance,
  technical: m.mail_contact_technical,
  operations: m.mail_contact_operations,
  marketing: m.mail_contact_marketing,
} as const

/**
 * Asks somebody whether they want to be a contact: for what, who named them, and that nothing comes before
 * they say yes.
 */
const asked: Writes<ContactAskedFacts> = (facts, locale) => {
  const merchant = `\u2068${nameIn(locale, facts.merchant)}\u2069`
  const product = facts.product[locale]
  const by = `\u2068${facts.by}\u2069`
  return {
    heading: m.mail_contact_heading({ merchant }, { locale }),
    lines: [
      m.mail_contact_greeting({ name: facts.name }, { locale }),
      m.mail_contact_body({ by, merchant, product }, { locale }),
      bodies[facts.purpose]({}, { locale }),
      { action: m.mail_contact_action({}, { locale }), address: facts.address },
      { small: m.mail_contact_ignore({}, { locale }) },
    ],
  }
}

export const contactLetters = { contact_asked: asked }
