import { entityUpdateStatuses } from '@daftar/rules/legal-entities/update'
import { legalEntityStatuses } from '@daftar/rules/legal-entities/status'
import { rejectionReasons } from '@daftar/rules/onboarding/rejection-reasons'
import { onboardingSteps } from '@daftar/rules/onboarding/steps'
import { z } from 'zod'
import { calendarDate, instant, merchantFields } from '../../wire/values.ts'
import { duplicates, reviewFacts, sectionDifferences } from './onboarding-desk-shapes.ts'
import { companyFacts } from './onboarding-document.ts'

/** What staff read and decide of the update of a legal entity. */

const person = z.object({ id: z.string(), name: z.string() })

export const entityUpdateQueueItem = z.object({
  id: z.string(),
  ...merchantFields,
  legal_entity_id: z.string(),
  legal_company_name: z.string(),
  country: z.string(),
  status: z.enum(entityUpdateStatuses).exclude(['draft']),
  entity_status: z.enum(legalEntityStatuses),
  license_expires_on: calendarDate.nullable(),
  submitted_at: instant,
  deadline_at: instant.nullable(),
  rounds: z.number().int(),
  taken_by: person.nullable(),
})
export type EntityUpdateQueueItem = z.output<typeof entityUpdateQueueItem>

const wholeCase = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(entityUpdateStatuses),
  ...merchantFields,
  legal_entity: z.object({
    id: z.string(),
    status: z.enum(legalEntityStatuses),
    legal_company_name: z.string(),
    country: z.string(),
    license_expires_on: calendarDate.nullable(),
    suspended_at: instant.nullable(),
    bank_name: z.string(),
    /** Its last four characters. */
    iban: z.string(),
  }),
  /** The first facts of an entity that its merchant made. */
  is_first: z.boolean(),
  sent_by: person,
  submitted_at: instant,
  deadline_at: instant.nullable(),
  taken_by: person.nullable(),
  steps: z.array(z.enum(onboardingSteps)),
  /** What it says now, and what stood in the entity before. */
  document: companyFacts,
  before: companyFacts,
  /** Everything it says differently, section by section. */
  differences: sectionDifferences,
  /** Others under the same numbers: an application, or a merchant. */
  duplicates,
  ...reviewFacts,
  decision: z
    .object({
      reasons: z.array(z.enum(rejectionReasons)),
      said_en: z.string(),
      said_ar: z.string(),
      note: z.string(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
})
/** Named, so that the table of all endpoints names it as well and spells it out nowhere. */
export interface EntityUpdateCase extends z.output<typeof wholeCase> {}
export const entityUpdateCase: z.ZodType<EntityUpdateCase> = wholeCase
