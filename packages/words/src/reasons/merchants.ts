import type { merchantsReasons } from '@daftar/contract/reasons/merchants'
import { m } from '../compiled.ts'

export const merchantsReasonTexts: Record<keyof typeof merchantsReasons, () => string> = {
  store_code_taken: m.error_store_code_taken,
  member_exists: m.error_member_exists,
  contacts_differ: m.error_contacts_differ,
  last_admin: m.error_last_admin,
  own_membership: m.error_own_membership,
  invites_oneself: m.error_invites_oneself,
  email_account_exists: m.error_email_account_exists,
  phone_account_exists: m.error_phone_account_exists,
  bank_change_open: m.error_bank_change_open,
  too_many_invites: m.error_too_many_invites,
  too_many_contacts: m.error_too_many_contacts,
  too_many_locations: m.error_too_many_locations,
  location_import_unreadable: m.error_location_import_unreadable,
  too_many_store_requests: m.error_too_many_store_requests,
  product_offered: m.error_product_offered,
  product_asked: m.error_product_asked,
  contract_open: m.error_contract_open,
  terms_not_accepted: m.error_terms_not_accepted,
  not_signatory: m.error_not_signatory,
  contract_link_needed: m.error_contract_link_needed,
  signatory_unknown: m.error_signatory_unknown,
  legal_entity_exists: m.error_legal_entity_exists,
  country_not_updated: m.error_country_not_updated,
}
