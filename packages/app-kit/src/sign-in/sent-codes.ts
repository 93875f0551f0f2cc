import { storageKeys } from '@daftar/client'
import { secondsUntilResend } from '@daftar/rules/contact/otp'
import { forgetProgress } from './kept-progress.ts'

/**
 * A code that was sent and not used yet. The contact is the first factor's; the second one's goes with the
 * flow.
 */
export type SentCode = Readonly<{ contact: string; sessionId: string; sentAtMs: number }>

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The first-factor code that is on its way, kept over a reload (DEC-AUTH-8). */
export function readSentCode(storage: Keep): SentCode | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.signInSentAt) ?? 'null') as SentCode | null
    const isWhole = kept && typeof kept.sentAtMs === 'number' && typeof kept.contact === 'string'
    return isWhole && kept.sessionId === storage.getItem(storageKeys.sessionId) ? kept : null
  } catch {
    return null
  }
}

/** The session id is kept by itself too (SES-02). */
export function keepSentCode(storage: Keep, sent: SentCode): void {
  storage.setItem(storageKeys.sessionId, sent.sessionId)
  storage.setItem(storageKeys.signInSentAt, JSON.stringify(sent))
}

/** The code was used, or is worth nothing any more; the session goes on. */
export function forgetSentCode(storage: Keep): void {
  storage.removeItem(storageKeys.signInSentAt)
}

/** AUTH-30: nothing of the flow stays. */
export function forgetFlow(storage: Keep): void {
  forgetSentCode(storage)
  forgetProgress(storage)
  storage.removeItem(storageKeys.sessionId)
}

/** The code on its way to this contact, when it is too early for another one. */
export function runningCode(
  storage: Keep,
  contact: string,
  nowMs: number,
  intervalSeconds: number,
): SentCode | null {
  const sent = readSentCode(storage)
  const isRunning = sent?.contact === contact && secondsUntilResend(sent.sentAtMs, nowMs, intervalSeconds) > 0
  return isRunning ? sent : null
}
