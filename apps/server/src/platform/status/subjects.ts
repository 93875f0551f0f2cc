// Written by `npm run generate` from what lies in folders; a test compares.

/** What moves and has a history of it, as the machines of the modules name it. */
export type MachineSubject =
  | 'advance'
  | 'application'
  | 'bank_account'
  | 'catalogue_product'
  | 'debit'
  | 'dispute'
  | 'envelope'
  | 'legal_entity'
  | 'legal_entity_update'
  | 'mandate'
  | 'merchant_contract'
  | 'offer'
  | 'onboarding'
  | 'part_link'
  | 'relief'
  | 'store_listing'
  | 'store_request'
  | 'support_ticket'
  | 'transfer'
  | 'write_off'
