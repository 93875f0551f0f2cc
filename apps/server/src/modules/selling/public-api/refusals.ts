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

export function refuseBadData(reason: Reason, text: PublishedText): Refusal {
  return refuse(reason, { published: { status: 400, errorType: 'bad_data', error: texts[text] } })
}

/** A checkout names what is wrong with it. */
export function refuseCheckout(reason: Reason, fault: string): Refusal {
  const error = `could not create payment: ${fault}`
  return refuse(reason, { published: { status: 400, errorType: 'bad_data', error } })
}
