import type { Places } from '../../review/marks.ts'
import { isEmail, normaliseEmail } from '../../contact/email.ts'
import { isNationalIdNumber } from '../kyb/signatory.ts'
import { parseCalendarDate } from '../../calendar/calendar-date.ts'
import { normaliseIban } from '../../registry/iban.ts'
import { isValidIban } from '../../registry/iban-check.ts'
import { kybIbanLength, looksLikeKybIban } from '../kyb/bank.ts'
import { checkShareholder, shareDigits } from '../kyb/shareholders.ts'
import { contactNameMax } from './contact.ts'
import { legalTextMax } from './legal-info.ts'
import { mapsLink } from './location-rules.ts'
import { facebookLink, instagramLink, otherLink } from './social-links.ts'

/**
 * What an underwriter can mark in an application that goes back. Amount and duration are not among them: an
 * approval lowers these by itself (DEC-APPL-3).
 */
export const textTargets = [
  'company_name',
  'licence_number',
  'company_address',
  'signatory_name',
  'signatory_email',
  'signatory_phone',
  'location_address',
  'map_link',
  'instagram',
  'facebook',
  'other_links',
  // A business verification alone asks for these.
  'national_id_number',
  'company_email',
  'company_phone',
  'licence_activities',
  'licence_issue_date',
  'licence_expiry_date',
  'iban',
  'bank_name',
] as const
type FieldTarget = (typeof textTargets)[number]
/** The share of one owner of a business verification, by its place in the list, from 1. */
export type ShareTarget = `share:${number}`
export type TextTarget = FieldTarget | ShareTarget

/** One document each; `bank_statements` asks for one more statement beside those that are there. */
export const documentTargets = [
  'licence_file',
  'rental_contract',
  'storefront_photo',
  'bank_statements',
] as const
export type DocumentTarget = (typeof documentTargets)[number]

/** One of the statements, by the handle of its file. */
export type StatementTarget = `statement:${string}`
/** One of the identity documents of a business verification, by the handle of its file. */
export type IdentityTarget = `identity:${string}`
export type MarkTarget = TextTarget | DocumentTarget | StatementTarget | IdentityTarget

const statementPrefix = 'statement:'
const identityPrefix = 'identity:'
const sharePlace = /^share:([1-9]\d?)$/
/** Handles are shorter than this (`fileHandle` of the contract). */
const targetMax = statementPrefix.length + 120

export function statementTarget(file: string): StatementTarget {
  return `${statementPrefix}${file}`
}

/** The handle of the marked statement; null for any other target. */
export function statementOf(target: string): string | null {
  return target.startsWith(statementPrefix) ? target.slice(statementPrefix.length) : null
}

export function identityTarget(file: string): IdentityTarget {
  return `${identityPrefix}${file}`
}

/** The handle of the marked identity document; null for any other target. */
export function identityOf(target: string): string | null {
  return target.startsWith(identityPrefix) ? target.slice(identityPrefix.length) : null
}

export function shareTarget(owner: number): ShareTarget {
  return `share:${owner}`
}

/** Which owner's share is marked, from 1; null for any other target. */
export function shareOf(target: string): number | null {
  const found = sharePlace.exec(target)?.[1]
  return found === undefined ? null : Number(found)
}

export function isTextTarget(target: string): target is TextTarget {
  return textTargets.some((known) => known === target) || shareOf(target) !== null
}

export function isMarkTarget(target: string): target is MarkTarget {
  if (isTextTarget(target) || documentTargets.some((known) => known === target)) return true
  return target.length <= targetMax && (statementOf(target) ?? identityOf(target) ?? '') !== ''
}

/** Whether a page of it can be named: a text has none, nor has a statement that is not there yet. */
export function hasPages(target: MarkTarget): boolean {
  return !isTextTarget(target) && target !== 'bank_statements'
}

/**
 * What kind of field the target is: every statement is told by one word, and so is every identity document
 * and every share.
 */
export type TargetKind = FieldTarget | DocumentTarget | 'statement' | 'identity' | 'share'

export function kindOf(target: MarkTarget): TargetKind {
  if (statementOf(target) !== null) return 'statement'
  if (shareOf(target) !== null) return 'share'
  return identityOf(target) === null ? (target as TargetKind) : 'identity'
}

export const markReasons = [
  'unreadable',
  'wrong_document',
  'expired',
  'missing_page',
  'does_not_match',
  'incomplete',
  'other',
] as const
export type MarkReason = (typeof markReasons)[number]

const reasonsOfDocuments: readonly MarkReason[] = ['unreadable', 'wrong_document', 'expired', 'missing_page']

/** The reasons that can be said of a target: only a document is unreadable, expired or lacks a page. */
export function reasonsFor(target: MarkTarget): MarkReason[] {
  return markReasons.filter((reason) => !isTextTarget(target) || !reasonsOfDocuments.includes(reason))
}

/** The places of an application, for its review. */
export const applicationPlaces: Places<MarkTarget, MarkReason> = {
  isPlace: isMarkTarget,
  hasPages,
  reasonsFor,
  needsNote: (reason) => reason === 'other',
}

/** Whether the text is a phone, which has rules of its own. */
export function isPhoneTarget(target: TextTarget): boolean {
  return target === 'signatory_phone' || target === 'company_phone'
}

/** Longest texts, in characters, as in the wizard. */
export const answerMax: Readonly<Record<FieldTarget | 'share', number>> = {
  company_name: legalTextMax.companyName,
  licence_number: legalTextMax.licenceNumber,
  company_address: legalTextMax.companyAddress,
  signatory_name: contactNameMax,
  signatory_email: 254,
  signatory_phone: 24,
  location_address: 300,
  map_link: 500,
  instagram: 300,
  facebook: 300,
  other_links: 3000,
  national_id_number: 15,
  company_email: 254,
  company_phone: 24,
  licence_activities: 500,
  licence_issue_date: 10,
  licence_expiry_date: 10,
  /** As typed, in groups of four. */
  iban: kybIbanLength + 5,
  bank_name: 120,
  share: shareDigits,
}

/** The longest text a target takes, in characters. */
export function longestAnswer(target: TextTarget): number {
  return answerMax[shareOf(target) === null ? (target as FieldTarget) : 'share']
}

export type AnswerProblem =
  | 'required'
  | 'too_long'
  | 'email_invalid'
  | 'url_invalid'
  | 'national_id_length'
  | 'invalid'
  | 'iban_invalid'
  | 'share_below_minimum'
  | 'share_above_maximum'

const linksMax = 20

/**
 * A new text as it is kept, by the rules of the wizard, or what is wrong with it. Further links stand one on
 * a line. The phone has rules of its own, which load the numbers of all countries: whoever calls checks it.
 */
export function answerText(target: TextTarget, given: string): { text: string } | { problem: AnswerProblem } {
  const text = given.trim()
  if (text === '') return { problem: 'required' }
  if (text.length > longestAnswer(target)) return { problem: 'too_long' }
  if (shareOf(target) !== null) {
    const problem = checkShareholder({ name: '-', value: text }, []).value
    return problem ? { problem } : { text: String(Number(text)) }
  }
  switch (target) {
    case 'licence_issue_date':
    case 'licence_expiry_date':
      return parseCalendarDate(text) ? { text } : { problem: 'invalid' }
    case 'iban': {
      const iban = normaliseIban(text)
      const isOfEmirates = looksLikeKybIban(iban) && iban.startsWith('AE')
      return isOfEmirates && isValidIban(iban) ? { text: iban } : { problem: 'iban_invalid' }
    }
    case 'national_id_number':
      return isNationalIdNumber(text) ? { text } : { problem: 'national_id_length' }
    case 'company_email':
    case 'signatory_email': {
      const email = normaliseEmail(text)
      return isEmail(email) ? { text: email } : { problem: 'email_invalid' }
    }
    case 'map_link':
      return linkOr(mapsLink(text))
    case 'instagram':
      return linkOr(instagramLink(text))
    case 'facebook':
      return linkOr(facebookLink(text))
    case 'other_links':
      return linksOr(text.split('\n').filter((line) => line.trim() !== ''))
    default:
      return { text }
  }
}

function linkOr(link: string | null): { text: string } | { problem: AnswerProblem } {
  return link === null ? { problem: 'url_invalid' } : { text: link }
}

/** Unlike in the wizard a wrong line is told, not left out: the merchant was asked about it. */
function linksOr(lines: readonly string[]): { text: string } | { problem: AnswerProblem } {
  const links = lines.map(otherLink)
  if (links.length > linksMax) return { problem: 'too_long' }
  return links.includes(null) ? { problem: 'url_invalid' } : { text: [...new Set(links)].join('\n') }
}
