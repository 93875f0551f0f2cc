import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import type { CaseCheckCode, DuplicateKind } from '@daftar/rules/onboarding/case-checks'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import type { OnboardingCase } from './queries.ts'

type Words<Key extends string> = Readonly<Record<Key, () => string>>

const statuses: Readonly<Record<OnboardingStatus, readonly [() => string, Tone]>> = {
  draft: [m.desk_join_status_draft, 'neutral'],
  partially_submitted: [m.desk_join_status_call, 'warning'],
  submitted: [m.desk_join_status_submitted, 'warning'],
  in_review: [m.desk_join_status_in_review, 'iris'],
  changes_requested: [m.desk_join_status_changes, 'neutral'],
  approved: [m.desk_join_status_approved, 'positive'],
  declined: [m.desk_join_status_declined, 'negative'],
}

export function statusText(status: OnboardingStatus): string {
  return statuses[status][0]()
}

export function statusTone(status: OnboardingStatus): Tone {
  return statuses[status][1]
}

/** A status of a history or of another's case, which may be any text. */
export function anyStatusText(status: string): string {
  return Object.hasOwn(statuses, status) ? statusText(status as OnboardingStatus) : status
}

export const checkWords: Words<CaseCheckCode> = {
  licence_valid: m.desk_join_check_licence_valid,
  licence_lasts: m.desk_join_check_licence_lasts,
  no_sanctions: m.desk_join_check_no_sanctions,
  iban_of_country: m.desk_join_check_iban_of_country,
  iban_of_nobody_else: m.desk_join_check_iban_new,
  licence_of_nobody_else: m.desk_join_check_licence_new,
  phone_of_nobody_else: m.desk_join_check_phone_new,
  people_of_nobody_else: m.desk_join_check_people_new,
}

export const sameWords: Words<DuplicateKind> = {
  iban: m.desk_join_same_iban,
  licence: m.desk_join_same_licence,
  phone: m.desk_join_same_phone,
  person: m.desk_join_same_person,
}

/** Whom to call, kept left to right inside an Arabic sentence. */
export function callText({ applicant: { phone, email } }: Pick<OnboardingCase, 'applicant'>): string {
  return m.desk_join_call_lead({ phone: isolated(phone || email) })
}
