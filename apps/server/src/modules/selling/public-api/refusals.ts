import type { Reason } from '@daftar/contract'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'

/** What the public payments API says besides what each endpoint answers anyway. */
const texts = {
  invalidPaymentId: 'invalid payment id',
  notAuthorized: 'could not capture not authorized payments',
  captureTooMuch: 'could not capture more than is left of the payment',
  refundNotOpen: 'can not refund payment that has no captures and not closed',
  refundTooMuch: 'could not refund more than was captured',
  refundTooLate: 'the time for refunds is over',
  closeNotAuthorized: 'could not close not authorized payments',
  alreadyClosed: 'already closed',
  updateNotOpen: 'could not update payment that is not authorized or closed',
  referenceReused: 'reference_id was used with another amount',
} as const

export type PublishedText = keyof typeof texts

/** The field that each of them is about, where it is about one. */
const fieldOf: Partial<Record<PublishedText, string>> = {
  invalidPaymentId: 'id',
  captureTooMuch: 'amount',
  refundTooMuch: 'amount',
  referenceReused: 'reference_id',
}

export function refuseBadData(reason: Reason, text: PublishedText): Refusal {
  const field = fieldOf[text]
  return refuse(reason, {
    published: { status: 400, errorType: 'bad_data', error: texts[text] },
    ...(field && { fields: { [field]: 'invalid' } }),
  })
}

/** What is wrong with a checkout, and in which field of it. */
export interface CheckoutFault {
  fault: string
  param: string
}

/** A checkout names what is wrong with it. */
export function refuseCheckout(reason: Reason, { fault, param }: CheckoutFault): Refusal {
  const error = `could not create payment: ${fault}`
  return refuse(reason, {
    published: { status: 400, errorType: 'bad_data', error },
    fields: { [param]: 'invalid' },
  })
}

/** DEC-LGL-15: nothing new is sold while the merchant, or the company it sells under, is suspended. */
export function refuseSuspended(): Refusal {
  return refuse('store_suspended', {
    published: { status: 403, errorType: 'no_permission', error: 'store suspended' },
  })
}
