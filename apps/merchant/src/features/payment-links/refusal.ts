import { ApiError } from '@daftar/client'
import { m, reasonText } from '@daftar/words'
import { problemText } from '@daftar/app-kit/problem-text'

export type Refused =
  | { readonly at: 'amount' | 'phone' | 'form'; readonly text: string }
  /** Something is wrong with single fields, which say so themselves. */
  | { readonly at: 'fields' }

/**
 * Where a refused link says why (DEC-ORD-15): what is wrong with the amount at the amount, what with the
 * shopper at the phone that names them, everything else over the form.
 */
export function refusedLink(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { at: 'form', text: m.links_lost() }
  const text = reasonText(error.reason)
  switch (error.reason) {
    case 'invalid_input':
      return Object.keys(error.fields).length > 0 ? { at: 'fields' } : { at: 'form', text }
    case 'order_amount_too_high':
    case 'order_amount_too_low':
      return { at: 'amount', text }
    case 'no_installments':
    case 'not_available':
      return { at: 'phone', text }
    default:
      return { at: 'form', text }
  }
}

/** Why a link was not sent: the limits of messages are other ones than those of signing in. */
export function sendProblemText(error: unknown): string {
  const isTooOften = error instanceof ApiError && error.reason === 'too_many_codes'
  return isTooOften ? m.links_sms_too_often() : problemText(error)
}
