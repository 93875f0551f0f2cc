import type { Factor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import { directions, type Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
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
  return mailLetter(to, m.mail_code_subject({ code, product }, { locale }), {
    before: whatFor[purpose]({ product }, { locale }),
    code,
    after: [m.mail_code_valid({ minutes }, { locale }), m.mail_code_warning({ product }, { locale })],
  })
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
  return mailLetter(to, m.mail_factor_changed_subject({}, { locale }), { before: said, after: [warning] })
}

const whatFor = {
  first_factor: m.mail_code_sign_in,
  second_factor: m.mail_code_second_factor,
  set_up: m.mail_code_set_up,
  account_phone: m.mail_code_set_up,
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

interface MailBody {
  before: string
  code?: string
  after: readonly string[]
}

function mailLetter(to: Recipient, subject: string, { before, code, after }: MailBody): Letter {
  const text = [before, ...(code === undefined ? [] : [code]), ...after].join('\n\n')
  const shown = code === undefined ? [] : [`<p style="${codeStyle}"><bdi dir="ltr">${code}</bdi></p>`]
  const paragraphs = [paragraph(before), ...shown, ...after.map(paragraph)].join('')
  const html = `<!doctype html><html lang="${to.language}" dir="${directions[to.language]}"><body style="${bodyStyle}">${paragraphs}</body></html>`
  return {
    kind: 'mail',
    message: { to: to.contact, subject, text, html, ...(code !== undefined && { code }) },
  }
}

const bodyStyle = 'font-family:sans-serif;font-size:16px;line-height:1.5'
const codeStyle = 'font-size:32px;font-weight:bold;letter-spacing:4px'

function paragraph(text: string): string {
  const safe = text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
  return `<p>${safe}</p>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
