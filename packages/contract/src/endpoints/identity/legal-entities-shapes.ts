import { identityTypes, ownerRoles, ownerTypes } from '@daftar/rules/onboarding/owners'
import { onboardingSteps } from '@daftar/rules/onboarding/steps'
import { rejectionReasons } from '@daftar/rules/onboarding/rejection-reasons'
import { entityUpdateStatuses } from '@daftar/rules/legal-entities/update'
import { legalEntityStatuses } from '@daftar/rules/legal-entities/status'
import { businessTypes } from '@daftar/rules/onboarding/licences'
import { storeKinds, storeStatuses } from '@daftar/rules/merchants/store-facts'
import { z } from 'zod'
import { calendarDate, instant } from '../../wire/values.ts'
import { companyFacts } from './onboarding-document.ts'
import { lastReview } from './onboarding-shapes.ts'

/** Legal entities as their merchants read them, and the updates in which they are written anew. */

const orNone = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values])

/** An owner as everybody may see them who works for the merchant: without numbers and papers. */
const ownerSummary = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(ownerTypes),
  role: orNone(ownerRoles),
  shares_percent: z.number().nullable(),
  national_id_expiration_date: z.string(),
  is_shareholder: z.boolean(),
  is_senior_management: z.boolean(),
  is_authorised_signatory: z.boolean(),
  is_ultimate_beneficial_owner: z.boolean(),
})

/** ONB-52, DEC-LGL-12: the company owner record. */
export const companyOwner = ownerSummary.extend({
  identity_id: z.string(),
  identity_type: z.enum(identityTypes),
  shares_count: z.number().nullable(),
  gross: z.number().nullable(),
  birth_date: z.string(),
  nationality: z.string(),
  national_id_url: z.string().nullable(),
  national_id_backside_url: z.string().nullable(),
})

/**
 * LGL-09, LGL-10, NAV-43: the flat fields repeat the nested ones for older readers (DEC-LGL-11). Of an IBAN
 * the last four are readable.
 */
export const legalEntity = z.object({
  id: z.string(),
  merchant_id: z.string(),
  status: z.enum(legalEntityStatuses),
  country: z.string(),
  legal_info: z.object({
    legal_entity_country: z.string(),
    business_type: z.object({ id: orNone(businessTypes) }),
    legal_company_name: z.string(),
    legal_address: z.string(),
    commercial_registration_number: z.string(),
    license_url: z.string().nullable(),
    license_expiry_date: calendarDate.nullable(),
    vat_registration_number: z.string().nullable(),
  }),
  bank_details: z.object({ iban: z.string(), bank_name: z.string() }),
  owners: z.array(ownerSummary),
  legal_company_name: z.string(),
  legal_address: z.string(),
  commercial_registration_number: z.string(),
  iban: z.string(),
  bank_name: z.string(),
  license_url: z.string().nullable(),
  /** Since when nothing new is sold and payouts are held, whatever its status (DEC-LGL-15). */
  suspended_at: instant.nullable(),
})
export type LegalEntity = z.output<typeof legalEntity>
export type CompanyOwnerAnswer = z.output<typeof companyOwner>

/** DEC-LGL-6: the draft copy of an entity, and where it stands. */
const update = companyFacts.extend({
  id: z.string(),
  original_legal_entity_id: z.string(),
  status: z.enum(entityUpdateStatuses),
  steps: z.array(z.enum(onboardingSteps)),
  /** The first facts of an entity that its merchant made: there is nothing to write anew in it. */
  is_first: z.boolean(),
  saved_at: instant,
  submitted_at: instant.nullable(),
  /** Until when we mean to decide; null while it waits for the merchant, and once it is decided. */
  answer_by: instant.nullable(),
  /** What the last round asked for; null before there was one. */
  review: lastReview,
  /** Why it was refused; null unless it was. */
  rejected: z
    .object({
      reasons: z.array(z.enum(rejectionReasons)),
      said: z.object({ en: z.string(), ar: z.string() }),
      at: instant,
    })
    .nullable(),
})
/** Named, so that the table of all endpoints names it as well and spells it out nowhere. */
export interface EntityUpdate extends z.output<typeof update> {}
export const entityUpdate: z.ZodType<EntityUpdate> = update

const oneEntity = z.object({
  legal_entity: legalEntity,
  /** The newest update, unless it was approved; for whoever manages the stores. */
  update: entityUpdate.nullable(),
  /** What the next save travels with as If-Match; 0 where no update is under way. */
  version: z.number().int(),
})
export interface OneLegalEntity extends z.output<typeof oneEntity> {}
export const oneLegalEntity: z.ZodType<OneLegalEntity> = oneEntity

/** DEC-LGL-12. */
export const entityWithStores = z.object({
  legal_entity: legalEntity,
  stores: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      name_ar: z.string(),
      kind: z.enum(storeKinds),
      status: z.enum(storeStatuses),
    }),
  ),
})
