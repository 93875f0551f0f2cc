import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { m } from '../compiled.ts'
import { rejectionText } from '../rejection-text.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface HandedInFacts {
  business: string
  /** Of the application. */
  number: string
  supportEmail: string
}

export interface LeadingFacts {
  business: string
  address: string
}

export interface ChangesFacts extends LeadingFacts {
  marks: readonly { reason: RejectionReason; note_en: string; note_ar: string }[]
  supportEmail: string
}

export interface DeclinedFacts {
  business: string
  said: BothTexts
  supportEmail: string
}

const received: Writes<HandedInFacts> = ({ business, number, supportEmail: email }, locale) => ({
  heading: m.mail_onboarding_received_subject({}, { locale }),
  lines: [
    m.mail_onboarding_received_body({ business, number }, { locale }),
    { small: m.mail_onboarding_received_after({ email }, { locale }) },
  ],
})

const call: Writes<HandedInFacts> = ({ business, number, supportEmail: email }, locale) => ({
  heading: m.mail_onboarding_call_subject({}, { locale }),
  lines: [
    m.mail_onboarding_call_body({ business, number }, { locale }),
    { small: m.mail_onboarding_received_after({ email }, { locale }) },
  ],
})

const details: Writes<LeadingFacts> = ({ business, address }, locale) => ({
  heading: m.mail_onboarding_details_subject({}, { locale }),
  lines: [
    m.mail_onboarding_details_body({ business }, { locale }),
    { action: m.mail_onboarding_action({}, { locale }), address },
  ],
})

const changes: Writes<ChangesFacts> = ({ business, marks, address, supportEmail: email }, locale) => ({
  heading: m.mail_onboarding_changes_subject({}, { locale }),
  lines: [
    m.mail_onboarding_changes_body({ business }, { locale }),
    ...marks.map(({ reason, note_en, note_ar }) =>
      [rejectionText(reason, locale), locale === 'ar' ? note_ar : note_en].filter(Boolean).join(' '),
    ),
    { action: m.mail_onboarding_action({}, { locale }), address },
    { small: m.mail_onboarding_changes_after({ email }, { locale }) },
  ],
})

const approved: Writes<LeadingFacts> = ({ business, address }, locale) => ({
  heading: m.mail_onboarding_approved_subject({}, { locale }),
  lines: [
    m.mail_onboarding_approved_body({ business }, { locale }),
    { action: m.mail_onboarding_approved_action({}, { locale }), address },
  ],
})

const declined: Writes<DeclinedFacts> = ({ business, said, supportEmail: email }, locale) => ({
  heading: m.mail_onboarding_declined_subject({}, { locale }),
  lines: [
    m.mail_onboarding_declined_body({ business }, { locale }),
    said[locale],
    { small: m.mail_onboarding_declined_after({ email }, { locale }) },
  ],
})

export const onboardingLetters = {
  onboarding_received: received,
  onboarding_call: call,
  onboarding_details: details,
  onboarding_changes: changes,
  onboarding_approved: approved,
  onboarding_declined: declined,
}
