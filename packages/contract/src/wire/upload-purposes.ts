// Written by `npm run generate` from what lies in folders; a test compares.

/** What an upload is for; it decides the types and the size that are let in (UPL-01 to UPL-11). */
export const uploadPurposes = [
  'bank_statement',
  'rental_contract',
  'storefront_photo',
  'licence',
  'kyb_licence',
  'identity_document',
  'dispute_evidence',
  'dispute_answer',
  'dispute_claim',
  'campaign_picture',
  'bank_letter',
  'company_document',
  'company_licence',
  'company_identity',
  'store_logo',
  'store_cover',
  'onboarding_document',
  'onboarding_licence',
  'onboarding_identity',
  'support_attachment',
] as const
