import type { ReasonTable } from '../error-types.ts'

/** Refusals where merchants, stores and members are made. */
export const merchantsReasons = {
  store_code_taken: [409, 'conflict', 'another store of the merchant has this code'],
  member_exists: [409, 'conflict', 'the person works for the merchant already'],
  contacts_differ: [409, 'conflict', 'the contacts belong to two people'],
  last_admin: [409, 'conflict', 'the last workspace admin stays'],
  own_membership: [409, 'conflict', 'nobody changes or removes themselves'],
  invites_oneself: [409, 'conflict', "user can't invite oneself"],
  email_account_exists: [409, 'conflict', 'account with given email already exists'],
  phone_account_exists: [409, 'conflict', 'account with given phone already exists'],
  bank_change_open: [409, 'conflict', 'another change of the bank account is under way'],
  too_many_invites: [409, 'conflict', 'too many people are invited'],
  too_many_contacts: [409, 'conflict', 'a merchant has at most 20 contacts'],
  too_many_locations: [409, 'conflict', 'a merchant has at most 500 locations'],
  location_import_unreadable: [400, 'bad_data', 'the file holds no locations'],
  too_many_store_requests: [409, 'conflict', 'too many stores are asked for'],
  product_offered: [409, 'conflict', 'the store offers the product already'],
  product_asked: [409, 'conflict', 'the product is asked for already'],
  contract_open: [409, 'conflict', 'the contract of the merchant is not completed'],
  terms_not_accepted: [409, 'conflict', 'the commercial terms are not accepted'],
  not_signatory: [403, 'no_permission', 'somebody else signs the contract'],
  contract_link_needed: [409, 'conflict', 'the contract is signed by the link of its letter'],
  signatory_unknown: [409, 'conflict', 'the signatory is no administrator of the merchant'],
  legal_entity_exists: [409, 'conflict', 'the merchant has a legal entity'],
  country_not_updated: [409, 'conflict', 'companies of this country are not updated here'],
} as const satisfies ReasonTable
