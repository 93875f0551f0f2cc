import type { Factor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import type { LetterLine } from '../../../platform/mail/letter.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { SmsMessage } from '../../../platform/sms/sms.ts'
import type { CodePurpose } from './code-store.ts'
import type { SignInSettings } from './settings.ts'

export interface Recipient {
  factor: Factor
  contact: string
  language: Language
}

export type Letter = { kind: 'mail'; message: MailMessage } | { kind: 'sms'; message: SmsMessage }

/**
 * The message that carries a code. It stands in the subject of a mail, so that it can be read without opening it; an
 * SMS ends with the line by which phones fill it in (`@host #code`).
 */
export function codeLetter(
  to: Recipient,
  purpose: CodePurpose,
  code: string,
  settings: SignInSettings,
): Letter {
  const { language: locale } = to
  const product = productIn(locale, settings)
  if (to.factor === 'phone') {
    const host = new URL(settings.publicOrigin).hostname
    const text = `${m.mail_code_sms({ code, product }, { locale })}\n\n@${host} #${code}`
    return { kind: 'sms', message: { to: to.contact, text, code } }
  }
  const minutes = Math.ceil(settings.otp.validSeconds / 60)
  const lines = [
    whatFor[purpose]({ product }, { locale }),
    { code },
    m.mail_code_valid({ minutes }, { locale }),
    m.mail_code_warning({ product }, { locale }),
  ]
  return mailLetter(to, m.mail_code_subject({ code, product }, { locale }), lines, code)
}

/** Tells the owner, on the contact that stays, that a factor was set up or changed. */
export function changeLetter(
  to: Recipient,
  changed: { factor: Factor; contact: string; how: 'added' | 'changed' },
  settings: SignInSettings,
): Letter {
  const { language: locale } = to
  const words = {
    product: productIn(locale, settings),
    contact: maskContact(changed.factor, changed.contact),
  }
  const said = changeText(changed)(words, { locale })
  const warning = m.mail_not_you({}, { locale })
  if (to.factor === 'phone') return { kind: 'sms', message: { to: to.contact, text: `${said} ${warning}` } }
  return mailLetter(to, m.mail_factor_changed_subject({}, { locale }), [said, warning])
}

const whatFor = {
  first_factor: m.mail_code_sign_in,
  second_factor: m.mail_code_second_factor,
  set_up: m.mail_code_set_up,
  account_phone: m.mail_code_set_up,
  account_phone_proof: m.mail_code_second_factor,
  contract: m.mail_code_contract,
  payment: m.mail_code_payment,
} as const satisfies Record<CodePurpose, unknown>

function changeText({ factor, how }: { factor: Factor; how: 'added' | 'changed' }) {
  if (factor === 'email') return m.mail_email_added
  return how === 'added' ? m.mail_phone_added : m.mail_phone_changed
}

function productIn(language: Language, { brand }: SignInSettings): string {
  return language === 'ar' ? brand.nameAr : brand.name
}

function mailLetter(to: Recipient, subject: string, lines: LetterLine[], code?: string): Letter {
  const parts = [{ language: to.language, lines }]
  return { kind: 'mail', message: { to: to.contact, subject, parts, ...(code !== undefined && { code }) } }
}
