import { onboardingStatuses } from '@daftar/rules/access/onboarding-status'
import { rejectionReasons, reviewSections } from '@daftar/rules/onboarding/rejection-reasons'
import { onboardingSteps } from '@daftar/rules/onboarding/steps'
import { z } from 'zod'
import { instant } from '../../wire/values.ts'
import { onboardingDocument } from './onboarding-document.ts'

/** A word of the reviewer, in both languages. */
const comment = z.object({ en: z.string(), ar: z.string() }).nullable()

/** DEC-REV-2: one reason for which an application came back. */
export const reviewReason = z.object({
  code: z.enum(rejectionReasons),
  section: z.enum(reviewSections),
  /** The step in which it is put right; null where the application has no such step. */
  step: z.enum(onboardingSteps).nullable(),
  comment,
  /** Whom it is about, where it is about one of the people. */
  owner_id: z.string().nullable(),
})

/** What the last round asked for. */
export const lastReview = z
  .object({
    /** From 1; each time it comes back is another round. */
    round: z.number().int(),
    reasons: z.array(reviewReason),
    reviewed_at: instant,
    /** The sections that were changed since: it can be sent again once all of them were (DEC-REV-1). */
    changed: z.array(z.enum(reviewSections)),
  })
  .nullable()

/** An application to sell, as its applicant sees it. */
const whole = onboardingDocument.extend({
  /** ONB-38. */
  general: z.object({
    id: z.string(),
    account_id: z.string(),
    created_by_account_id: z.string(),
    crm_id: z.string().nullable(),
    organization_id: z.string().nullable(),
    source: z.string(),
    status: z.enum(onboardingStatuses),
  }),
  /** ONB-16 to ONB-30, of what was said so far. */
  steps: z.array(z.enum(onboardingSteps)),
  /** The whole form is asked for, whatever the volume: somebody has talked to the applicant. */
  is_whole: z.boolean(),
  /** Travels as If-Match with what is saved over it. */
  version: z.number().int(),
  created_at: instant,
  saved_at: instant,
  submitted_at: instant.nullable(),
  /**
   * Until when we mean to decide, or to call; null while it waits for the applicant, and once it is decided.
   */
  answer_by: instant.nullable(),
  /** DEC-REV-2: the last look of a reviewer; null before there was one. */
  review: lastReview,
  /** What the applicant was told when it was declined. */
  declined: z.object({ en: z.string(), ar: z.string() }).nullable(),
})
/** Named, so that the table of all endpoints names it as well and spells it out nowhere. */
export interface OnboardingApplication extends z.output<typeof whole> {}
export const onboardingApplication: z.ZodType<OnboardingApplication> = whole

/** DEC-ONB-49. */
export const kinds = z.object({
  items: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), ar: z.string() }) })),
})
