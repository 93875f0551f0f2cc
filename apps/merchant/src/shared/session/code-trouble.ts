import { ApiError } from '@daftar/client'
import type { Reason } from '@daftar/contract'
import { reasonText } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'

export type CodeTrouble = { readonly at: 'code' | 'form'; readonly text: string }

export interface CodeTroubleWords {
  /** No answer came. */
  lost: () => string
  waitUntil: (words: { time: string }) => string
  /** Refusals that are said in other words than usual. */
  reasons?: Partial<Record<Reason, () => string>>
}

/** Where a failure is said and how: a wrong code at the code, everything else over the form. */
export function codeTrouble(error: unknown, words: CodeTroubleWords): CodeTrouble {
  if (!(error instanceof ApiError)) return { at: 'form', text: words.lost() }
  if (error.reason === 'invalid_code' || error.fields['otp_code'])
    return { at: 'code', text: reasonText('invalid_code') }
  const own = words.reasons?.[error.reason]
  if (own) return { at: 'form', text: own() }
  if (!error.retryAt) return { at: 'form', text: reasonText(error.reason) }
  const time = `\u2066${timeText(error.retryAt.toISOString())}\u2069`
  return { at: 'form', text: `${reasonText(error.reason)}. ${words.waitUntil({ time })}` }
}
