import { type MarkReason, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { reasonTextKey } from '@daftar/rules/capital/applications/reset-reasons'
import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { moneyText } from '../formats/number.ts'
import type { Language } from '../language.ts'
import { markPlaceText, markReasonText } from '../mark-text.ts'
import { nameIn } from '../names.ts'
import type { LetterMoney, Writes } from './letter-line.ts'

export interface OfferFacts extends LetterMoney {
  store: { name: string; name_ar: string }
  weeks: number
  repaidBy: 'payout' | 'direct_debit'
  paysOff: boolean
  /** A calendar date, the last day. */
  until: string
  address: string
}

interface MarkedPlace {
  target: string
  page: number | null
  reason: MarkReason
  note_en: string
  note_ar: string
}

export interface ResetFacts {
  reasons: readonly string[]
  marks: readonly MarkedPlace[]
  supportEmail: string
  address: string
}

const offer: Writes<OfferFacts> = ({ amount: decimal, currency, weeks, ...facts }, locale) => {
  const amount = moneyText(decimal, currency)
  const store = nameIn(locale, facts.store)
  const words = facts.repaidBy === 'direct_debit' ? m.mail_offer_body_debit : m.mail_offer_body
  return {
    heading: m.mail_offer_subject({ amount }, { locale }),
    lines: [
      { hero: { amount: decimal, currency, above: m.mail_offer_up_to({ store }, { locale }) } },
      facts.paysOff
        ? m.mail_offer_pay_off_body({ amount, store }, { locale })
        : words({ amount, store, weeks }, { locale }),
      { notice: m.mail_offer_until({ date: dateText(facts.until) }, { locale }) },
      { action: m.mail_offer_action({}, { locale }), address: facts.address },
    ],
  }
}

export interface IdleFacts {
  endsOn: string
  address: string
}

const idle: Writes<IdleFacts> = ({ endsOn, address }, locale) => ({
  heading: m.mail_application_idle_subject({}, { locale }),
  lines: [
    m.mail_application_idle_body({ date: dateText(endsOn) }, { locale }),
    { action: m.mail_application_action({}, { locale }), address },
  ],
})

const reset: Writes<ResetFacts> = ({ reasons, marks, supportEmail: email, address }, locale) => ({
  heading: m.mail_application_reset_subject({}, { locale }),
  lines: [
    m.mail_application_reset_body({}, { locale }),
    ...reasonTexts(reasons, locale),
    ...marks.map((mark) => markText(mark, locale)),
    { action: m.mail_application_action({}, { locale }), address },
    { small: m.mail_application_reset_after({ email }, { locale }) },
  ],
})

export interface RejectedFacts {
  reasons: readonly string[]
  supportEmail: string
}

const rejected: Writes<RejectedFacts> = ({ reasons, supportEmail: email }, locale) => ({
  heading: m.mail_application_rejected_subject({}, { locale }),
  lines: [
    m.mail_application_rejected_body({}, { locale }),
    ...reasonTexts(reasons, locale),
    { small: m.mail_application_rejected_after({ email }, { locale }) },
  ],
})

/** A line for each mark: where, why, and the note in the reader's language. */
function markText({ target, page, reason, note_en, note_ar }: MarkedPlace, locale: Language): string {
  const name = markPlaceText(target as MarkTarget, locale)
  const place = page === null ? name : m.mail_mark_page({ place: name, page }, { locale })
  const line = m.mail_mark_place({ place, reason: markReasonText(reason, locale) }, { locale })
  return [line, locale === 'ar' ? note_ar : note_en].filter(Boolean).join(' ')
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

export const applicationLetters = {
  offer_made: offer,
  application_idle: idle,
  application_reset: reset,
  application_rejected: rejected,
}
