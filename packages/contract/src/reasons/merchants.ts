import type { ReasonTable } from '../error-types.ts'

/** Refusals where merchants, stores and members are made. */
export const merchantsReasons = {
  store_code_taken: [409, 'conflict', 'another store of the merchant has this code'],
  member_exists: [409, 'conflict', 'the person works for the merchant already'],
  contacts_differ: [409, 'conflict', 'the contacts belong to two people'],
  last_admin: [409, 'conflict', 'the last workspace admin stays'],
} as const satisfies ReasonTable
