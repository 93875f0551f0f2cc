import { m } from '@daftar/words'
import { codeTrouble, type CodeTrouble } from '../../shared/session/code-trouble.ts'

/** What is said where a contract could not be signed. */
export function troubleOf(error: unknown): CodeTrouble {
  return codeTrouble(error, {
    lost: m.signing_page_lost,
    waitUntil: m.signing_page_wait_until,
    reasons: { envelope_closed: m.signing_closed_meanwhile },
  })
}
