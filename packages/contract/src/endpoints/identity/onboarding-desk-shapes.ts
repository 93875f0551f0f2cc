import { onboardingStatuses } from '@daftar/rules/access/onboarding-status'
import { caseCheckCodes, duplicateKinds } from '@daftar/rules/onboarding/case-checks'
import { rejectionReasons, reviewSections } from '@daftar/rules/onboarding/rejection-reasons'
import { onboardingSteps } from '@daftar/rules/onboarding/steps'
import { markNoteMax, marksMax } from '@daftar/rules/review/marks'
import { z } from 'zod'
import { amountIn, amountOut, currency, instant } from '../../wire/values.ts'
import { onboardingDocument } from './onboarding-document.ts'

/** What staff read and decide of an application to sell. */

const person = z.object({ id: z.string(), name: z.string() })
const status = z.enum(onboardingStatuses)

export const onboardingQueueItem = z.object({
  id: z.string(),
  business_name: z.string(),
  country: z.string(),
  annual_volume: z.string(),
  status,
  submitted_at: instant,
  /**
   * When it should be decided, or the applicant called; null while it waits for the applicant, and once it is
   * decided.
   */
  deadline_at: instant.nullable(),
  /** How often it was handed in again. */
  rounds: z.number().int(),
  waits_for_second: z.boolean(),
  taken_by: person.nullable(),
})
export type OnboardingQueueItem = z.output<typeof onboardingQueueItem>

const note = z.string().trim().max(markNoteMax, 'too_long').default('')

/** A mark as a reviewer writes it: which reasons a section takes, `checkMark` of the rules decides. */
const markGiven = z.strictObject({
  section: z.enum(reviewSections, { error: 'choose_option' }),
  owner_id: z.string().max(64).nullable().default(null),
  reason: z.enum(rejectionReasons, { error: 'choose_option' }),
  note_en: note,
  note_ar: note,
})

/** Marks that a reviewer keeps in an application, or in an update of a company, that may go back. */
export const marksGiven = z.strictObject({
  marks: z.array(markGiven).min(1, 'required').max(marksMax, 'too_long'),
})

/** One of them written anew: where it stands stays. */
export const markChange = markGiven.omit({ section: true, owner_id: true })

const mark = z.object({
  id: z.string(),
  section: z.enum(reviewSections),
  owner_id: z.string().nullable(),
  reason: z.enum(rejectionReasons),
  note_en: z.string(),
  note_ar: z.string(),
  made_by: z.string(),
  made_at: instant,
})

export const sectionDifferences = z.array(
  z.object({
    section: z.enum(reviewSections),
    owner_id: z.string().nullable(),
    fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  }),
)

/** Of every form that is reviewed by sections: its marks, its rounds and how its status went. */
export const reviewFacts = {
  /** Marks that were made and not sent yet; every reviewer sees and changes the same ones. */
  kept_marks: z.array(mark.extend({ version: z.number().int() })),
  /** What was asked for, round by round, the newest first, and what came of it. */
  rounds: z.array(
    z.object({
      round: z.number().int(),
      asked_by: z.string(),
      asked_at: instant,
      answered_at: instant.nullable(),
      marks: z.array(mark),
      differences: sectionDifferences,
    }),
  ),
  /** Whether another round may be asked for. */
  may_ask_again: z.boolean(),
  history: z.array(z.object({ from: z.string().nullable(), to: z.string(), by: z.string(), at: instant })),
}

/** What an approval makes, as the reviewer sets it. */
export const approvalGiven = z.strictObject({
  name: z.string({ error: 'required' }).max(400, 'too_long'),
  name_ar: z.string({ error: 'required' }).max(400, 'too_long'),
  commission_percent: z.number({ error: 'required' }).min(0, 'below_minimum').max(100, 'above_maximum'),
  commission_fixed: amountIn,
  vat_percent: z.number({ error: 'required' }).min(0, 'below_minimum').max(100, 'above_maximum'),
  store_code: z.string({ error: 'required' }).max(400, 'too_long'),
  products: z.array(z.string().max(60)).max(20),
  /** Why it is approved although a check does not hold; required then. */
  note: z.string().trim().max(500, 'too_long').default(''),
})

/** Others under the same account, licence, phone or people: an application, or a merchant. */
export const duplicates = z.array(
  z.object({
    kind: z.enum(duplicateKinds),
    application_id: z.string().nullable(),
    merchant_id: z.string().nullable(),
    name: z.string(),
    status: z.string(),
  }),
)
export type Duplicate = z.output<typeof duplicates>[number]

const wholeCase = z.object({
  id: z.string(),
  /** What a decision is made on. */
  version: z.number().int(),
  status,
  applicant: z.object({ person_id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  document: onboardingDocument,
  steps: z.array(z.enum(onboardingSteps)),
  is_whole: z.boolean(),
  created_at: instant,
  submitted_at: instant,
  deadline_at: instant.nullable(),
  taken_by: person.nullable(),
  /** The money a merchant of this country is paid in. */
  currency,
  /** What was looked at; one that does not hold makes an approval wait for a second person. */
  checks: z.array(z.object({ code: z.enum(caseCheckCodes), holds: z.boolean() })),
  /** Others under the same numbers: an application, or a merchant. */
  duplicates,
  ...reviewFacts,
  /** An approval that waits for a second person. */
  proposal: z
    .object({
      name: z.string(),
      name_ar: z.string(),
      commission_percent: z.number(),
      commission_fixed: amountOut,
      vat_percent: z.number().int(),
      store_code: z.string(),
      products: z.array(z.string()),
      note: z.string(),
      by: person,
    })
    .nullable(),
  /** What was said and noted when it was declined, or approved; null before. */
  decision: z
    .object({ said_en: z.string(), said_ar: z.string(), note: z.string(), by: z.string(), at: instant })
    .nullable(),
  /** What an approval made; null before. */
  merchant_id: z.string().nullable(),
})
/** Named, so that the table of all endpoints names it as well and spells it out nowhere. */
export interface OnboardingCase extends z.output<typeof wholeCase> {}
export const onboardingCase: z.ZodType<OnboardingCase> = wholeCase
