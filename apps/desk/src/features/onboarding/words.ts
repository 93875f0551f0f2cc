import type { CaseCheckCode } from '@daftar/rules/onboarding/case-checks'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import type { OnboardingCase } from './queries.ts'

type Words<Key extends string> = Readonly<Record<Key, () => string>>

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

/** Whom to call, kept left to right inside an Arabic sentence. */
export function callText({ applicant: { phone, email } }: Pick<OnboardingCase, 'applicant'>): string {
  return m.desk_join_call_lead({ phone: isolated(phone || email) })
}
