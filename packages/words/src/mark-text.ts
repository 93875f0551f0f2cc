import {
  kindOf,
  shareOf,
  type MarkReason,
  type MarkTarget,
  type TargetKind,
} from '@daftar/rules/capital/applications/marks'
import { m } from './compiled.ts'
import { currentLanguage, type Language } from './language.ts'

type Words = (inputs: Record<string, never>, options: { locale: Language }) => string

/** What a marked place is called: fields have the names they have in the form. */
export function markPlaceText(target: MarkTarget, locale: Language = currentLanguage()): string {
  const number = shareOf(target)
  return number === null
    ? places[kindOf(target) as keyof typeof places]({}, { locale })
    : m.capital_mark_share_of({ number }, { locale })
}

/** Why it was marked, as its merchant reads it. */
export function markReasonText(reason: MarkReason, locale: Language = currentLanguage()): string {
  return reasons[reason]({}, { locale })
}

const places: Readonly<Record<Exclude<TargetKind, 'share'>, Words>> = {
  company_name: m.wizard_company_name,
  licence_number: m.wizard_licence_number,
  company_address: m.wizard_company_address,
  signatory_name: m.wizard_signatory_name,
  signatory_email: m.wizard_signatory_email,
  signatory_phone: m.wizard_signatory_phone,
  location_address: m.wizard_address,
  map_link: m.wizard_maps_link,
  instagram: m.wizard_instagram,
  facebook: m.wizard_facebook,
  other_links: m.wizard_other_links,
  licence_file: m.wizard_licence_file,
  rental_contract: m.wizard_rental_contract,
  storefront_photo: m.wizard_storefront_photo,
  bank_statements: m.capital_mark_one_more,
  statement: m.capital_mark_statement,
  identity: m.capital_mark_identity,
  national_id_number: m.capital_mark_national_id,
  company_email: m.capital_mark_company_email,
  company_phone: m.capital_mark_company_phone,
  licence_activities: m.capital_mark_activities,
  licence_issue_date: m.capital_mark_issued,
  licence_expiry_date: m.capital_mark_expires,
  iban: m.capital_mark_iban,
  bank_name: m.capital_mark_bank,
}

const reasons: Readonly<Record<MarkReason, Words>> = {
  unreadable: m.capital_mark_unreadable,
  wrong_document: m.capital_mark_wrong_document,
  expired: m.capital_mark_expired,
  missing_page: m.capital_mark_missing_page,
  does_not_match: m.capital_mark_does_not_match,
  incomplete: m.capital_mark_incomplete,
  other: m.capital_mark_other,
}
