import { isEmail, normaliseEmail } from '../../contact/email.ts'
import { legalTextMax } from './legal-info.ts'
import { mapsLink } from './location-rules.ts'
import { facebookLink, instagramLink, otherLink } from './social-links.ts'

/**
 * What an underwriter can mark in an application that goes back. Amount and duration are not among them: an approval lowers
 * these by itself (DEC-APPL-3).
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
] as const
export type TextTarget = (typeof textTargets)[number]

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
export type MarkTarget = TextTarget | DocumentTarget | StatementTarget

const statementPrefix = 'statement:'
/** Handles are shorter than this (`fileHandle` of the contract). */
const targetMax = statementPrefix.length + 120

export function statementTarget(file: string): StatementTarget {
  return `${statementPrefix}${file}`
}

/** The handle of the marked statement; null for any other target. */
export function statementOf(target: string): string | null {
  return target.startsWith(statementPrefix) ? target.slice(statementPrefix.length) : null
}

export function isTextTarget(target: string): target is TextTarget {
  return textTargets.some((known) => known === target)
}

export function isMarkTarget(target: string): target is MarkTarget {
  if (isTextTarget(target) || documentTargets.some((known) => known === target)) return true
  return target.length <= targetMax && (statementOf(target) ?? '') !== ''
}

/** Whether a page of it can be named: a text has none, nor has a statement that is not there yet. */
export function hasPages(target: MarkTarget): boolean {
  return !isTextTarget(target) && target !== 'bank_statements'
}

/** What kind of field the target is: every statement is told by one word. */
export type TargetKind = TextTarget | DocumentTarget | 'statement'

export function kindOf(target: MarkTarget): TargetKind {
  return statementOf(target) === null ? (target as TargetKind) : 'statement'
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

/** More would be a new application, not a correction. */
export const marksMax = 20
export const markNoteMax = 300
export const markPageMax = 2000

export interface MarkDraft {
  readonly target: string
  readonly page: number | null
  readonly reason: MarkReason
  readonly noteEn: string
  readonly noteAr: string
}

export type MarkProblems = Partial<
  Record<
    'target' | 'page' | 'reason' | 'noteEn' | 'noteAr',
    'invalid' | 'choose_option' | 'required' | 'too_long'
  >
>

/**
 * What keeps a mark from being made. A note is written in both languages or in none, because the merchant reads one of them;
 * the reason `other` says nothing without it.
 */
export function checkMark({ target, page, reason, noteEn, noteAr }: MarkDraft): MarkProblems {
  if (!isMarkTarget(target)) return { target: 'invalid' }
  const problems: MarkProblems = {}
  const isPage =
    page === null || (hasPages(target) && Number.isInteger(page) && page > 0 && page <= markPageMax)
  if (!isPage) problems.page = 'invalid'
  if (!reasonsFor(target).includes(reason)) problems.reason = 'choose_option'
  const notes = { noteEn: noteEn.trim(), noteAr: noteAr.trim() }
  const isNoteNeeded = reason === 'other' || notes.noteEn !== '' || notes.noteAr !== ''
  for (const [name, note] of Object.entries(notes) as ['noteEn' | 'noteAr', string][]) {
    if (isNoteNeeded && note === '') problems[name] = 'required'
    if (note.length > markNoteMax) problems[name] = 'too_long'
  }
  return problems
}

/** Whether two marks say the same place: the same page of the same document, or the same field. */
export function isSamePlace(
  one: Pick<MarkDraft, 'target' | 'page'>,
  other: Pick<MarkDraft, 'target' | 'page'>,
): boolean {
  return one.target === other.target && one.page === other.page
}

/** What stands, or is put, in a marked place: a text, or a file of the merchant. */
export interface MarkValue {
  readonly text: string | null
  readonly file: { readonly url: string; readonly name: string; readonly size: number } | null
}

/** Longest texts, in characters, as in the wizard. */
export const answerMax: Readonly<Record<TextTarget, number>> = {
  company_name: legalTextMax.companyName,
  licence_number: legalTextMax.licenceNumber,
  company_address: legalTextMax.companyAddress,
  signatory_name: legalTextMax.signatoryName,
  signatory_email: 254,
  signatory_phone: 24,
  location_address: 300,
  map_link: 500,
  instagram: 300,
  facebook: 300,
  other_links: 3000,
}

export type AnswerProblem = 'required' | 'too_long' | 'email_invalid' | 'url_invalid'

const linksMax = 20

/**
 * A new text as it is kept, by the rules of the wizard, or what is wrong with it. Further links stand one on a line. The phone
 * has rules of its own, which load the numbers of all countries: whoever calls checks it.
 */
export function answerText(target: TextTarget, given: string): { text: string } | { problem: AnswerProblem } {
  const text = given.trim()
  if (text === '') return { problem: 'required' }
  if (text.length > answerMax[target]) return { problem: 'too_long' }
  switch (target) {
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
