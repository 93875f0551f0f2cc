import type { PartScope } from '@daftar/rules/part-links/part-link'
import { m } from '../compiled.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface PartAskedFacts {
  business: string
  /** Who asks, and who is asked, as they are called. */
  by: string
  name: string
  scope: PartScope
  /** The last day, as it is printed. */
  until: string
  product: BothTexts
  address: string
}

const bodies = {
  signatory: m.mail_part_body_signatory,
  owner: m.mail_part_body_owner,
  bank: m.mail_part_body_bank,
  licence: m.mail_part_body_licence,
} as const

/**
 * Asks somebody for their part of an application: whose it is, who asks, and that a code lets in to this part
 * alone.
 */
const asked: Writes<PartAskedFacts> = (facts, locale) => {
  const business = `\u2068${facts.business}\u2069`
  const product = facts.product[locale]
  return {
    heading: m.mail_part_subject({ business }, { locale }),
    lines: [
      m.mail_part_greeting({ name: facts.name }, { locale }),
      bodies[facts.scope]({ by: `\u2068${facts.by}\u2069`, product, business }, { locale }),
      { action: m.mail_part_action({}, { locale }), address: facts.address },
      m.mail_part_how({ date: `\u2066${facts.until}\u2069` }, { locale }),
      { small: m.mail_part_ignore({}, { locale }) },
    ],
  }
}

export const partLetters = { part_asked: asked }
