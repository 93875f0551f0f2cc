import { problemText } from '@daftar/app-kit/problem-text'
import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { disputesReasonTexts } from '@daftar/words/reasons/disputes'

/** What went wrong, as it stands over a form of the page. */
export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.claim_lost()
  if (error.reason === 'too_many_codes') return `${m.claim_many_codes()} ${againText(error)}`
  if (error.reason === 'too_many_tries') return `${m.claim_many_tries()} ${againText(error)}`
  const { reason } = error
  return reason in disputesReasonTexts
    ? disputesReasonTexts[reason as keyof typeof disputesReasonTexts]()
    : problemText(error)
}

function againText({ retryAt }: ApiError): string {
  return retryAt ? m.claim_wait_until({ time: instantText(retryAt.toISOString()) }) : m.claim_wait_later()
}
