import { emailProblem } from '../contact/email.ts'
import { phoneProblem } from '../contact/phone.ts'
import { letterKinds, type LetterKind, type LetterTopic } from '../letters/letter-kinds.ts'
import { found, nameProblem, type FactProblems } from '../merchants/merchant-facts.ts'

/** What somebody is a merchant's contact for (DEC-OTH-4). */
export const contactPurposes = ['finance', 'technical', 'operations', 'marketing'] as const
export type ContactPurpose = (typeof contactPurposes)[number]

/**
 * Asked by a letter and not yet said yes; said yes; said no, or no more. Only who said yes is written to:
 * what we write says what a merchant sells and is paid.
 */
export const contactStatuses = ['waiting', 'confirmed', 'left'] as const
export type ContactStatus = (typeof contactStatuses)[number]

export function contactStatus(of: { isConfirmed: boolean; hasLeft: boolean }): ContactStatus {
  if (of.hasLeft) return 'left'
  return of.isConfirmed ? 'confirmed' : 'waiting'
}

/** Letters go to whoever is named, so nobody writes to thousands by them. */
export const mostContacts = 20

/** The letter that asks may leave once more after this long. */
const askAgainMs = 120_000

export function askAgainAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + askAgainMs)
}

/**
 * What each is written of besides the people of the merchant. Whoever is there for marketing is called, not
 * written to.
 */
const topicsOf: Readonly<Record<ContactPurpose, readonly LetterTopic[]>> = {
  finance: ['payouts', 'files'],
  technical: ['shop_messages'],
  operations: ['orders', 'disputes'],
  marketing: [],
}

/** For which contacts a letter is too; null where it is for the merchant's people alone. */
export function purposeOfLetter(kind: LetterKind): ContactPurpose | null {
  return (
    contactPurposes.find((purpose) => topicsOf[purpose].some((topic) => topic === letterKinds[kind])) ?? null
  )
}

/** A contact as an admin writes it; a phone that is not known is empty. */
export interface ContactFacts {
  purpose: string
  name: string
  email: string
  phone: string
}

export function contactProblems({ purpose, name, email, phone }: ContactFacts): FactProblems {
  const isEmailWrong = email.trim() !== '' && emailProblem(email) !== null
  return found({
    purpose: contactPurposes.some((known) => known === purpose) ? null : 'choose_option',
    name: nameProblem(name, 80),
    email: email.trim() === '' ? 'required' : isEmailWrong ? 'email_invalid' : null,
    phone: phone.trim() === '' || phoneProblem(phone) === null ? null : 'phone_invalid',
  })
}
