import { emailProblem, normaliseEmail } from '../contact/email.ts'
import { normalisePhone, phoneProblem, splitPhone } from '../contact/phone.ts'
import { amountFault, type AmountFault } from '../money/amount-fault.ts'
import type { Currency } from '../money/currency.ts'
import { linkReferenceMax } from './order-acts.ts'
import type { OrderStatus } from './order-status.ts'

/** DEC-ORD-9: how long a link can be paid, and what the form begins with. */
export const linkValidities = ['1h', '1d', '3d', '7d'] as const
export type LinkValidity = (typeof linkValidities)[number]
export const defaultLinkValidity: LinkValidity = '1d'

const hours: Readonly<Record<LinkValidity, number>> = { '1h': 1, '1d': 24, '3d': 72, '7d': 168 }

/** When a link made now can no longer be paid (epoch milliseconds). */
export function linkExpiry(validity: LinkValidity, nowMs: number): number {
  return nowMs + hours[validity] * 3_600_000
}

/** DEC-ORD-9: longest order reference and description, and name, that a link takes. */
export const linkTextMax = { reference: linkReferenceMax, description: 200, name: 120 } as const

/** A link may be sent by SMS again after this long, and so often altogether. */
export const linkResendMs = 120_000
export const linkSendsMax = 5

/** When it may be sent again (epoch milliseconds); null when never. */
export function linkResendAt(sentAtMs: number | null, timesSent: number): number | null {
  if (timesSent >= linkSendsMax) return null
  return sentAtMs === null ? 0 : sentAtMs + linkResendMs
}

/** What the form holds, as typed; the server checks the same. */
export interface LinkInput {
  readonly storeId: string
  readonly amount: string | number
  readonly phone: string
  readonly name: string
  readonly email: string
  readonly reference: string
  readonly description: string
}

export type LinkField = 'store_id' | 'amount' | 'phone' | 'name' | 'email' | 'reference' | 'description'
export type LinkProblem = AmountFault | 'phone_invalid' | 'email_invalid' | 'too_long'

export interface LinkChecks {
  /** The chosen store; null while none is. */
  readonly store: { readonly currency: Currency; readonly country: string } | null
  /** The strict validation experiment (ORD-11, PERM-38). */
  readonly isStrict: boolean
}

/**
 * What is wrong with a payment link, by field; the form and the server ask the same (DEC-ORD-9). Strict
 * validation wants name, e-mail and reference too, and a phone of the store's country (DEC-ORD-10).
 */
export function linkProblems(
  input: LinkInput,
  { store, isStrict }: LinkChecks,
): Partial<Record<LinkField, LinkProblem>> {
  const found: Partial<Record<LinkField, LinkProblem | null>> = {
    store_id: store ? null : 'required',
    amount: amountProblem(input.amount, store?.currency ?? null),
    phone: phoneFault(input.phone, isStrict ? (store?.country ?? null) : null),
    name: textFault(input.name, linkTextMax.name, isStrict),
    email: emailFault(input.email, isStrict),
    reference: textFault(input.reference, linkTextMax.reference, isStrict),
    description: textFault(input.description, linkTextMax.description, false),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** Without a store nobody knows how many decimals are right. */
function amountProblem(amount: string | number, currency: Currency | null): LinkProblem | null {
  if (currency !== null) return amountFault(amount, currency)
  return String(amount).trim() === '' ? 'required' : null
}

function phoneFault(typed: string, country: string | null): LinkProblem | null {
  const phone = normalisePhone(typed)
  if (phone === '') return 'required'
  if (phoneProblem(phone)) return 'phone_invalid'
  return country === null || splitPhone(phone)?.country === country ? null : 'phone_invalid'
}

function emailFault(typed: string, isRequired: boolean): LinkProblem | null {
  if (normaliseEmail(typed) === '') return isRequired ? 'required' : null
  return emailProblem(typed) ? 'email_invalid' : null
}

function textFault(typed: string, maximum: number, isRequired: boolean): LinkProblem | null {
  const text = typed.trim()
  if (text === '') return isRequired ? 'required' : null
  return text.length > maximum ? 'too_long' : null
}

/** What became of a link; `opened` says that the shopper has looked at it. */
export const linkStatuses = ['created', 'opened', 'paid', 'expired', 'cancelled', 'rejected'] as const
export type LinkStatus = (typeof linkStatuses)[number]

export interface LinkFacts {
  readonly orderStatus: OrderStatus
  readonly isOpened: boolean
  readonly isCancelled: boolean
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
}

/**
 * The status of a link follows from its order: there is no second truth. Past its time it reads as expired,
 * also before the schedule has said so. Captured and refunded later is still paid.
 */
export function linkStatus(link: LinkFacts, nowMs: number): LinkStatus {
  const { orderStatus } = link
  if (orderStatus === 'rejected' || orderStatus === 'cancelled') return orderStatus
  if (orderStatus === 'expired') return link.isCancelled ? 'cancelled' : 'expired'
  if (orderStatus !== 'created') return 'paid'
  if (nowMs >= link.expiresAtMs) return 'expired'
  return link.isOpened ? 'opened' : 'created'
}

/** Whether a link in this status can still change: only then is it asked for again and again (DEC-ORD-11). */
export function isLinkOpen(status: LinkStatus): boolean {
  return status === 'created' || status === 'opened'
}

/**
 * What the public status page says (DEC-ORD-14): a link that still waits is as little to be told as an
 * unknown one.
 */
export const publicLinkStatuses = ['paid', 'rejected', 'expired', 'cancelled', 'unknown'] as const
export type PublicLinkStatus = (typeof publicLinkStatuses)[number]

export function publicLinkStatus(status: LinkStatus | null): PublicLinkStatus {
  return status === null || status === 'created' || status === 'opened' ? 'unknown' : status
}
