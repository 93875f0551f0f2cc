import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'

/** The shopper's calls, one at a time. */
export type Doing = 'sending' | 'confirming' | 'leaving'

export type PayTrouble = { readonly at: 'phone' | 'code' | 'form'; readonly text: string }

/** Where it is said and how: a wrong phone or code at its field, everything else over the form. */
export function payTrouble(error: unknown, doing: Doing): PayTrouble {
  if (!(error instanceof ApiError))
    return { at: 'form', text: doing === 'confirming' ? m.pay_confirm_lost() : m.pay_failed_body() }
  if (error.reason === 'invalid_code' || error.fields['code']) return { at: 'code', text: m.pay_code_wrong() }
  if (error.reason === 'invalid_phone' || error.fields['phone'])
    return { at: 'phone', text: m.field_phone_invalid() }
  if (error.reason === 'payment_closed') return { at: 'form', text: m.error_payment_closed() }
  return { at: 'form', text: error.status === 429 ? limitText(error) : m.error_generic() }
}

/** Which limit was reached, and when it opens again, where time alone opens it. */
function limitText({ reason, retryAt }: ApiError): string {
  const limit = reason === 'too_many_tries' ? m.pay_many_tries() : m.pay_many_codes()
  const next = retryAt ? m.pay_wait_until({ time: instantText(retryAt.toISOString()) }) : m.pay_wait_later()
  return `${limit} ${next}`
}
