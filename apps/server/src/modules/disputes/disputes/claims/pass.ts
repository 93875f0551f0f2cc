import { claimLimits } from '@daftar/rules/disputes/claim'
import type { Keys } from '../../../../platform/crypto/keys.ts'

/** Whom a code has let in: the order, and the phone that bought it. */
export interface ClaimPass {
  merchantId: string
  orderId: string
  phone: string
}

const purpose = 'claim-pass'

/** Sealed, so that the browser that keeps it reads nothing in it and can change nothing. */
export function writePass(keys: Keys, pass: ClaimPass, at: Date): string {
  const until = at.getTime() + claimLimits.passMinutes * 60_000
  return keys.seal(null, purpose, JSON.stringify({ ...pass, until })).toString('base64url')
}

/** Null where there is none, it ran out, or it is not one of ours. */
export function readPass(keys: Keys, text: string | null, at: Date): ClaimPass | null {
  if (text === null) return null
  try {
    const opened = keys.open(null, purpose, Buffer.from(text, 'base64url')).toString()
    const { until, ...pass } = JSON.parse(opened) as ClaimPass & { until: number }
    return until > at.getTime() ? pass : null
  } catch {
    return null
  }
}
