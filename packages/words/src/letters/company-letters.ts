import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { m } from '../compiled.ts'
import { dateText } from '../formats/date.ts'
import { rejectionText } from '../rejection-text.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface CompanyFacts {
  /** As its licence names it. */
  company: string
  /** The page of the company. */
  address: string
}

export interface ExpiresFacts extends CompanyFacts {
  on: CalendarDate
  /** Until then. */
  days: number
}

export interface ExpiredFacts extends CompanyFacts {
  on: CalendarDate
  suspendsOn: CalendarDate
}

export interface OwnerIdFacts extends CompanyFacts {
  /** Whose ID it is. */
  owner: string
  on: CalendarDate
  isOver: boolean
}

export interface SuspendedFacts extends CompanyFacts {
  on: CalendarDate
  supportEmail: string
}

export interface ChangesFacts extends CompanyFacts {
  marks: readonly { reason: RejectionReason; note_en: string; note_ar: string }[]
  supportEmail: string
}

export interface ApprovedFacts extends CompanyFacts {
  /** It was suspended, and is no more. */
  isReinstated: boolean
}

export interface RejectedFacts extends CompanyFacts {
  reasons: readonly RejectionReason[]
  said: BothTexts
  supportEmail: string
}

const expires: Writes<ExpiresFacts> = ({ company, on, days, address }, locale) => ({
  heading: m.mail_company_expires_subject({ days }, { locale }),
  lines: [
    m.mail_company_expires_body({ company, date: dateText(on) }, { locale }),
    { action: m.mail_company_update({}, { locale }), address },
  ],
})

const expired: Writes<ExpiredFacts> = ({ company, on, suspendsOn, address }, locale) => ({
  heading: m.mail_company_expired_subject({}, { locale }),
  lines: [
    m.mail_company_expired_body({ company, date: dateText(on), until: dateText(suspendsOn) }, { locale }),
    { action: m.mail_company_update({}, { locale }), address },
  ],
})

const ownerId: Writes<OwnerIdFacts> = ({ company, owner, on, isOver, address }, locale) => {
  const facts = { company, owner, date: dateText(on) }
  return {
    heading: isOver
      ? m.mail_company_owner_id_over_subject({}, { locale })
      : m.mail_company_owner_id_subject({}, { locale }),
    lines: [
      isOver
        ? m.mail_company_owner_id_over_body(facts, { locale })
        : m.mail_company_owner_id_body(facts, { locale }),
      { action: m.mail_company_update({}, { locale }), address },
    ],
  }
}

const suspended: Writes<SuspendedFacts> = ({ company, on, address, supportEmail: email }, locale) => ({
  heading: m.mail_company_suspended_subject({}, { locale }),
  lines: [
    m.mail_company_suspended_body({ company, date: dateText(on) }, { locale }),
    { action: m.mail_company_update({}, { locale }), address },
    { small: m.mail_company_suspended_after({ email }, { locale }) },
  ],
})

const received: Writes<CompanyFacts> = ({ company, address }, locale) => ({
  heading: m.mail_company_received_subject({}, { locale }),
  lines: [
    m.mail_company_received_body({ company }, { locale }),
    { action: m.mail_company_open({}, { locale }), address },
  ],
})

const changes: Writes<ChangesFacts> = ({ company, marks, address, supportEmail: email }, locale) => ({
  heading: m.mail_company_changes_subject({}, { locale }),
  lines: [
    m.mail_company_changes_body({ company }, { locale }),
    ...marks.map(({ reason, note_en, note_ar }) =>
      [rejectionText(reason, locale), locale === 'ar' ? note_ar : note_en].filter(Boolean).join(' '),
    ),
    { action: m.mail_company_open({}, { locale }), address },
    { small: m.mail_onboarding_changes_after({ email }, { locale }) },
  ],
})

const approved: Writes<ApprovedFacts> = ({ company, isReinstated, address }, locale) => ({
  heading: isReinstated
    ? m.mail_company_reinstated_subject({}, { locale })
    : m.mail_company_approved_subject({}, { locale }),
  lines: [
    isReinstated
      ? m.mail_company_reinstated_body({ company }, { locale })
      : m.mail_company_approved_body({ company }, { locale }),
    { action: m.mail_company_open({}, { locale }), address },
  ],
})

const rejected: Writes<RejectedFacts> = (facts, locale) => {
  const { company, reasons, said, address, supportEmail: email } = facts
  return {
    heading: m.mail_company_rejected_subject({}, { locale }),
    lines: [
      m.mail_company_rejected_body({ company }, { locale }),
      ...reasons.map((reason) => rejectionText(reason, locale)),
      said[locale],
      { action: m.mail_company_open({}, { locale }), address },
      { small: m.mail_company_rejected_after({ email }, { locale }) },
    ],
  }
}

export const companyLetters = {
  legal_entity_expires: expires,
  legal_entity_expired: expired,
  legal_entity_owner_id: ownerId,
  legal_entity_suspended: suspended,
  legal_entity_received: received,
  legal_entity_changes: changes,
  legal_entity_approved: approved,
  legal_entity_rejected: rejected,
}
