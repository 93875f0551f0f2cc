import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { m } from '@daftar/words'

type Rejection = NonNullable<PaySession['rejection']>

/**
 * Why a purchase was declined. A page that is older than the server may not know the reason: then, and where
 * none is named, the general sentence stands, which is always true.
 */
export function declinedText(rejection: string | null, merchant: string): string {
  return sentences[isKnown(rejection) ? rejection : 'not_available']({ merchant })
}

function isKnown(rejection: string | null): rejection is Rejection {
  return rejection !== null && Object.hasOwn(sentences, rejection)
}

const sentences: Record<Rejection, (words: { merchant: string }) => string> = {
  order_amount_too_high: m.pay_declined_too_high,
  order_amount_too_low: m.pay_declined_too_low,
  not_available: m.pay_declined_not_available,
}
