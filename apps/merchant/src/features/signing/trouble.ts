import { ApiError } from '@daftar/client'
import { m, reasonText } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'

export type Trouble = { readonly at: 'code' | 'form'; readonly text: string }

/** Where it is said and how: a wrong code at the code, everything else over the form. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { at: 'form', text: m.signing_page_lost() }
  if (error.reason === 'invalid_code' || error.fields['otp_code'])
    return { at: 'code', text: reasonText('invalid_code') }
  if (error.reason === 'envelope_closed') return { at: 'form', text: m.signing_closed_meanwhile() }
  if (error.retryAt) {
    const wait = m.signing_page_wait_until({ time: timeText(error.retryAt.toISOString()) })
    return { at: 'form', text: `${reasonText(error.reason)}. ${wait}` }
  }
  return { at: 'form', text: reasonText(error.reason) }
}
