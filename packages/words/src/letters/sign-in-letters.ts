import type { MerchantRole } from '@daftar/rules/access/roles'
import type { Factor } from '@daftar/rules/contact/factor'
import { m } from '../compiled.ts'
import { nameIn } from '../names.ts'
import { merchantRoleText } from '../role-text.ts'
import type { BothTexts, Writes } from './letter-line.ts'

/** What a code that comes by e-mail is for. */
export type CodeUse = 'sign_in' | 'second_factor' | 'set_up' | 'contract' | 'payment' | 'part'

export interface CodeFacts {
  use: CodeUse
  code: string
  minutes: number
  product: BothTexts
}

export interface ChangeFacts {
  factor: Factor
  how: 'added' | 'changed'
  /** With most of it hidden. */
  contact: string
  product: BothTexts
}

export interface InviteFacts {
  merchant: { name: string; name_ar: string }
  /** Who invites, as they are called. */
  by: string
  /** What they will be, or that they see campaigns alone. */
  role: MerchantRole | 'ads_only'
  /** The last day, as it is printed. */
  until: string
  product: BothTexts
  address: string
}

/** A code, which stands in the subject too: it can be read without opening the letter. */
const code: Writes<CodeFacts> = (facts, locale) => {
  const product = facts.product[locale]
  return {
    heading: headings[facts.use]({}, { locale }),
    subject: m.mail_code_subject({ code: facts.code, product }, { locale }),
    lines: [
      whatFor[facts.use]({ product }, { locale }),
      { code: facts.code },
      m.mail_code_valid({ minutes: facts.minutes }, { locale }),
      { small: m.mail_code_warning({ product }, { locale }) },
    ],
  }
}

/** Tells the owner that a way of signing in was added or changed. */
const changed: Writes<ChangeFacts> = (facts, locale) => ({
  heading: m.mail_factor_changed_subject({}, { locale }),
  lines: [
    changeText(facts)({ product: facts.product[locale], contact: facts.contact }, { locale }),
    { notice: m.mail_not_you({}, { locale }) },
  ],
})

function changeText({ factor, how }: Pick<ChangeFacts, 'factor' | 'how'>) {
  if (factor === 'email') return m.mail_email_added
  return how === 'added' ? m.mail_phone_added : m.mail_phone_changed
}

const headings = {
  sign_in: m.mail_code_heading_sign_in,
  second_factor: m.mail_code_heading_sign_in,
  set_up: m.mail_code_heading_set_up,
  contract: m.mail_code_heading_contract,
  payment: m.mail_code_heading_payment,
  part: m.mail_code_heading_part,
} as const

const whatFor = {
  sign_in: m.mail_code_sign_in,
  second_factor: m.mail_code_second_factor,
  set_up: m.mail_code_set_up,
  contract: m.mail_code_contract,
  payment: m.mail_code_payment,
  part: m.mail_code_part,
} as const

/**
 * Asks somebody to work for a merchant: by whom, as what, until when, and that signing in with this address
 * is all there is to it.
 */
const invited: Writes<InviteFacts> = (facts, locale) => {
  const product = facts.product[locale]
  const merchant = nameIn(locale, facts.merchant)
  return {
    heading: m.mail_invite_subject({ merchant }, { locale }),
    lines: [
      m.mail_invite_body({ by: facts.by, merchant, product }, { locale }),
      {
        facts: [
          {
            label: m.users_role({}, { locale }),
            value:
              facts.role === 'ads_only'
                ? m.users_ads_only({}, { locale })
                : merchantRoleText(facts.role, locale),
          },
        ],
      },
      { action: m.mail_invite_action({}, { locale }), address: facts.address },
      m.mail_invite_how({ date: facts.until }, { locale }),
      { small: m.mail_invite_ignore({}, { locale }) },
    ],
  }
}

export const signInLetters = { sign_in_code: code, sign_in_changed: changed, user_invited: invited }
