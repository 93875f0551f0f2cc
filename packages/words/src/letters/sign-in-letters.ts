import type { Factor } from '@daftar/rules/contact/factor'
import { m } from '../compiled.ts'
import type { BothTexts, Writes } from './letter-line.ts'

/** What a code that comes by e-mail is for. */
export type CodeUse = 'sign_in' | 'second_factor' | 'set_up' | 'contract' | 'payment'

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
} as const

const whatFor = {
  sign_in: m.mail_code_sign_in,
  second_factor: m.mail_code_second_factor,
  set_up: m.mail_code_set_up,
  contract: m.mail_code_contract,
  payment: m.mail_code_payment,
} as const

export const signInLetters = { sign_in_code: code, sign_in_changed: changed }
