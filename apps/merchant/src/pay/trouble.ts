import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'

export type PayTrouble = { readonly at: 'phone' | 'code' | 'form'; readonly text: string }

/** Where it is said and how: a wrong phone or code at its field, everything else over the form. */
export function payTrouble(error: unknown): PayTrouble {
  if (!(error instanceof ApiError)) return { at: 'form', text: m.pay_failed_body() }
  if (error.reason === 'invalid_code' || error.fields['code']) return { at: 'code', text: m.pay_code_wrong() }
  if (error.reason === 'invalid_phone' || error.fields['phone'])
    return { at: 'phone', text: m.field_phone_invalid() }
  if (error.status !== 429) return { at: 'form', text: m.error_generic() }
  const tried = m.error_too_many_attempts()
  if (!error.retryAt) return { at: 'form', text: tried }
  return {
    at: 'form',
    text: `${tried}. ${m.pay_wait_until({ time: timeText(error.retryAt.toISOString()) })}`,
  }
}
