import type { Factor } from '@daftar/rules/contact/factor'
import type { Contact } from '../shared/contact.ts'

/** One code that was sent: where to, as it may be shown, and when, by this browser's clock. */
export type SentCode = { factor: Factor; shownContact: string; sentAtMs: number }

/** Where a sign-in stands. Staff always prove both contacts. */
export type Flow =
  | { step: 'contact'; typed: string }
  | { step: 'first'; contact: Contact; sessionId: string; code: SentCode }
  | { step: 'second'; contact: Contact; sessionId: string; code: SentCode }
  /** Both contacts come from an administrator; one who has only one cannot go on. */
  | { step: 'incomplete'; contact: Contact }

export const beginning: Flow = { step: 'contact', typed: '' }

/** Back to the start with what was typed still there. */
export function startAgain(flow: Flow): Flow {
  return { step: 'contact', typed: flow.step === 'contact' ? flow.typed : flow.contact.text }
}
