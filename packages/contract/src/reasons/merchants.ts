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
  too_many_invites: [409, 'conflict', 'too many people are invited'],
} as const satisfies ReasonTable
