import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { kindOf, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { reasonTextKey } from '@daftar/rules/capital/applications/reset-reasons'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { markPlaceText, markReasonText } from '@daftar/words/mark-text'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/bilingual-mail.ts'
import type { ApplicationRow, NewApplicationMark } from '../applications/index.ts'

/** What the signatory hears of a decision. An approval is told by the e-mail that brings the contract. */
export interface DecisionMessages {
  /** The one reminder before an idle application is cancelled (DEC-APPL-5). */
  aboutToEnd(tx: Tx, to: string, endsOn: CalendarDate): Promise<void>
  rejected(tx: Tx, row: ApplicationRow, reasons: readonly string[], supportEmail: string): Promise<void>
  reset(tx: Tx, row: ApplicationRow, why: WhyReset, supportEmail: string): Promise<void>
}

/** Known reasons, or the places that were marked. */
export interface WhyReset {
  reasons: readonly string[]
  marks: readonly NewApplicationMark[]
}

export function decisionMessages(queue: QueueMail): DecisionMessages {
  const send = async (tx: Tx, row: ApplicationRow, mail: Letter): Promise<void> => {
    if (!row.authorized_signatory) return
    await queue(tx, {
      to: row.authorized_signatory.email,
      subject: `${mail.subject('en')} · ${mail.subject('ar')}`,
      paragraphs: { en: mail.paragraphs('en'), ar: mail.paragraphs('ar') },
    })
  }
  return {
    aboutToEnd: (tx, to, endsOn) =>
      queue(tx, {
        to,
        subject: `${m.mail_application_idle_subject({}, { locale: 'en' })} · ${m.mail_application_idle_subject({}, { locale: 'ar' })}`,
        paragraphs: {
          en: [m.mail_application_idle_body({ date: dateText(endsOn) }, { locale: 'en' })],
          ar: [m.mail_application_idle_body({ date: dateText(endsOn) }, { locale: 'ar' })],
        },
      }),
    rejected: (tx, row, reasons, email) =>
      send(tx, row, {
        subject: (locale) => m.mail_application_rejected_subject({}, { locale }),
        paragraphs: (locale) => [
          m.mail_application_rejected_body({}, { locale }),
          ...reasonTexts(reasons, locale),
          m.mail_application_rejected_after({ email }, { locale }),
        ],
      }),
    reset: (tx, row, { reasons, marks }, email) =>
      send(tx, row, {
        subject: (locale) => m.mail_application_reset_subject({}, { locale }),
        paragraphs: (locale) => [
          m.mail_application_reset_body({}, { locale }),
          ...reasonTexts(reasons, locale),
          ...markTexts(marks, locale),
          m.mail_application_reset_after({ email }, { locale }),
        ],
      }),
  }
}

interface Letter {
  subject(locale: Language): string
  paragraphs(locale: Language): string[]
}

/** A line for each mark: where, why, and the note in the reader's language. */
function markTexts(marks: readonly NewApplicationMark[], locale: Language): string[] {
  return marks.map(({ target, page, reason, note_en, note_ar }) => {
    const name = markPlaceText(kindOf(target as MarkTarget), locale)
    const place = page === null ? name : m.mail_mark_page({ place: name, page }, { locale })
    const line = m.mail_mark_place({ place, reason: markReasonText(reason, locale) }, { locale })
    return [line, locale === 'ar' ? note_ar : note_en].filter(Boolean).join(' ')
  })
}

/** One sentence for each reason; keys without one share that of the general rejection (DEC-APPL-10). */
function reasonTexts(reasons: readonly string[], locale: Language): string[] {
  return [...new Set(reasons.map(reasonTextKey))].map((key) => texts[key]({}, { locale }))
}

const texts = {
  general_reject: m.mail_reason_general_reject,
  no_valid_license: m.mail_reason_no_valid_license,
  high_exposure: m.mail_reason_high_exposure,
  business_license_expired: m.mail_reason_business_license_expired,
  business_license_expires_soon: m.mail_reason_business_license_expires_soon,
  irrelevant_license: m.mail_reason_irrelevant_license,
  beneficiary_name_mismatch: m.mail_reason_beneficiary_name_mismatch,
  company_name_mismatch: m.mail_reason_company_name_mismatch,
} as const satisfies Record<ReturnType<typeof reasonTextKey>, unknown>
