import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { inBothLanguages } from '../../../platform/mail/letter.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { EnvelopeRow } from './store.ts'

export type LetterEnvelope = Pick<
  EnvelopeRow,
  'signer_name' | 'signer_email' | 'contents' | 'expires_at' | 'signed_at'
>

/** Brings the contract, and tells that the application is approved. */
export function contractLetter(row: LetterEnvelope, address: string, documentKey: string): MailMessage {
  const { terms } = row.contents
  return letter(row, {
    subject: (locale) => m.mail_contract_subject({}, { locale }),
    paragraphs: (locale) => [
      m.mail_contract_body({ amount: amountOf(row), weeks: terms.tenor }, { locale }),
      validText(row, locale),
    ],
    address,
    attachment: { name: fileName(row, 'issued'), key: documentKey },
  })
}

/** The last one says that the days are nearly over (DEC-APPL-5). */
export function reminderLetter(row: LetterEnvelope, address: string, isLast: boolean): MailMessage {
  const date = dateOf(row, row.expires_at)
  return letter(row, {
    subject: (locale) =>
      isLast
        ? m.mail_contract_last_reminder_subject({ date }, { locale })
        : m.mail_contract_reminder_subject({}, { locale }),
    paragraphs: (locale) => [
      m.mail_contract_reminder_body({ amount: amountOf(row) }, { locale }),
      isLast ? m.mail_contract_last_reminder_body({ date }, { locale }) : validText(row, locale),
    ],
    address,
  })
}

export function signedLetter(row: LetterEnvelope, documentKey: string): MailMessage {
  const date = dateOf(row, row.signed_at ?? row.expires_at)
  const body = row.contents.isRepaidByDebit ? m.mail_contract_signed_body_debit : m.mail_contract_signed_body
  return letter(row, {
    subject: (locale) => m.mail_contract_signed_subject({}, { locale }),
    paragraphs: (locale) => [body({ amount: amountOf(row), date }, { locale })],
    attachment: { name: fileName(row, 'signed'), key: documentKey },
  })
}

export function expiredLetter(row: LetterEnvelope): MailMessage {
  return letter(row, {
    subject: (locale) => m.mail_contract_expired_subject({}, { locale }),
    paragraphs: (locale) => [m.mail_contract_expired_body({ amount: amountOf(row) }, { locale })],
  })
}

/** Until when it can be signed, and when the money follows: where a bank debits, after that has approved (DEC-LOAN-1). */
function validText(row: LetterEnvelope, locale: Language): string {
  const text = row.contents.isRepaidByDebit ? m.mail_contract_valid_debit : m.mail_contract_valid
  return text({ date: dateOf(row, row.expires_at) }, { locale })
}

/** The name of the file as it is saved. */
export function fileName({ contents }: Pick<EnvelopeRow, 'contents'>, which: 'issued' | 'signed'): string {
  const words = { number: contents.number }
  return which === 'signed'
    ? m.mail_contract_signed_file(words, { locale: 'en' })
    : m.mail_contract_file(words, { locale: 'en' })
}

interface Letter {
  subject(locale: Language): string
  paragraphs(locale: Language): string[]
  address?: string
  attachment?: { name: string; key: string }
}

function letter(row: LetterEnvelope, { subject, paragraphs, address, attachment }: Letter): MailMessage {
  return {
    to: row.signer_email,
    subject: `${subject('en')} · ${subject('ar')}`,
    parts: inBothLanguages((locale) => [
      m.mail_contract_greeting({ name: row.signer_name }, { locale }),
      ...paragraphs(locale),
      ...(address === undefined ? [] : [{ action: m.mail_contract_action({}, { locale }), address }]),
    ]),
    ...(attachment && {
      attachments: [{ name: attachment.name, contentType: 'application/pdf', storageKey: attachment.key }],
    }),
  }
}

function amountOf({ contents: { terms } }: LetterEnvelope): string {
  return moneyText(terms.amount, terms.currency)
}

function dateOf({ contents }: LetterEnvelope, at: Date): string {
  return instantDateText(at.toISOString(), zoneOfCurrency(contents.terms.currency))
}
