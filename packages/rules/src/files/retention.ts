import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date.ts'
import type { CountryCode } from '../geo/countries.ts'

/** What the time of a file is counted from. */
export const retentionEvents = ['never_used', 'never_handed_in', 'case_closed', 'relation_ended'] as const
export type RetentionEvent = (typeof retentionEvents)[number]

/** Why a file is kept for its time: a law says so, or what it was handed in for. */
export const retentionCauses = ['law', 'need'] as const
export type RetentionCause = (typeof retentionCauses)[number]

/** Why a file was deleted: by its clock, or because whom it is about asked and no law keeps it. */
export const erasureCauses = [...retentionEvents, 'asked'] as const
export type ErasureCause = (typeof erasureCauses)[number]

/** Why somebody of the staff stops the clock of a file, or of all files of a merchant. */
export const fileHoldReasons = ['legal_claim', 'authority_order', 'fraud_investigation', 'complaint'] as const
export type FileHoldReason = (typeof fileHoldReasons)[number]

/** A file that no form named within this many days belongs to nothing. */
export const unusedDays = 7

/** Days after its last change within which a form that nobody handed in keeps its documents. */
export const draftDays = 180

/** Months a document is kept whose case was closed without an agreement, for who asks why. */
export const refusedMonths = 12

/**
 * Years after the end of the relation for which the rules against money laundering keep what identifies a
 * customer: ten in Saudi Arabia (Anti-Money Laundering Law, article 12) and Qatar (Law 20 of 2019, article
 * 20), five elsewhere. An operator holds them against the law of the day.
 */
const lawYears: Readonly<Record<CountryCode, number>> = { SAU: 10, QAT: 10, ARE: 5, BHR: 5, KWT: 5, EGY: 5 }

/** Why each purpose of uploads is kept after the relation; `need` for a year. */
export const retentionRules = {
  bank_letter: 'law',
  bank_statement: 'law',
  rental_contract: 'need',
  storefront_photo: 'need',
  licence: 'law',
  kyb_licence: 'law',
  identity_document: 'law',
  dispute_answer: 'need',
  dispute_claim: 'need',
  dispute_evidence: 'need',
  store_logo: 'need',
  store_cover: 'need',
  campaign_picture: 'need',
  support_attachment: 'need',
  onboarding_document: 'law',
  onboarding_licence: 'law',
  onboarding_identity: 'law',
  company_document: 'law',
  company_licence: 'law',
  company_identity: 'law',
} as const satisfies Readonly<Record<string, RetentionCause>>
export type RetainedPurpose = keyof typeof retentionRules

/** How the case stands that a file was handed in for; days are those of its last change, or of its end. */
export type CaseStanding =
  | { kind: 'draft'; on: CalendarDate }
  | { kind: 'open' }
  /** It ended without an agreement. */
  | { kind: 'refused'; on: CalendarDate }
  /** It came to an agreement, or the file was handed in beside any case. */
  | { kind: 'accepted' }

export interface RetainedFile {
  purpose: RetainedPurpose
  country: CountryCode
  uploadedOn: CalendarDate
  /** A form names it. */
  isUsed: boolean
  standing: CaseStanding
  /** The day on which the relation with the merchant ended; null while it goes on. */
  relationEndedOn: CalendarDate | null
}

/** The clock of a file: what it runs from, and the last day it is kept, null while that has not happened. */
export interface RetentionClock {
  event: RetentionEvent
  from: CalendarDate | null
  until: CalendarDate | null
  cause: RetentionCause
}

/**
 * When a file is to be deleted: the day after `until`. Only what was agreed on is kept because a law says so.
 */
export function retentionClock(file: RetainedFile): RetentionClock {
  const { standing, uploadedOn, relationEndedOn: ended } = file
  if (!file.isUsed) return clock('never_used', uploadedOn, addDays(uploadedOn, unusedDays))
  if (standing.kind === 'draft') return clock('never_handed_in', standing.on, addDays(standing.on, draftDays))
  if (standing.kind === 'refused')
    return clock('case_closed', standing.on, addMonths(standing.on, refusedMonths))
  const cause = retentionRules[file.purpose]
  const until = ended && addMonths(ended, monthsAfterRelation(file.purpose, file.country))
  return { event: 'relation_ended', from: ended, until, cause }
}

/** Months a document of this purpose is kept after the relation ended. */
export function monthsAfterRelation(purpose: RetainedPurpose, country: CountryCode): number {
  return retentionRules[purpose] === 'law' ? 12 * lawYears[country] : 12
}

/**
 * Whether who asks to be forgotten has it deleted at once: no law keeps it, and its case is over or was never
 * handed in.
 */
export function isErasedOnRequest(file: Pick<RetainedFile, 'isUsed' | 'standing'>): boolean {
  return !file.isUsed || file.standing.kind === 'draft' || file.standing.kind === 'refused'
}

function clock(event: RetentionEvent, from: CalendarDate, until: CalendarDate): RetentionClock {
  return { event, from, until, cause: 'need' }
}
