import { problem, type FieldProblem } from '../text/field-problem.ts'
import { toLatinDigits } from '../text/digits.ts'
import type { Factor } from './factor.ts'

export type OtpLengths = Readonly<Record<Factor, number>>

/** VAL-08, VAL-09 (AUTH-37, AUTH-38). A setting of the server, so every rule takes it as a value. */
export const defaultOtpLengths: OtpLengths = { email: 6, phone: 4 }

/** AUTH-40, AUTH-41. */
export const otpResendSeconds = 120

/** VAL-06 to VAL-10: `required`, `digits_only`, or `code_length` with the expected number of digits. */
export function otpProblem(text: string, factor: Factor, lengths = defaultOtpLengths): FieldProblem | null {
  const code = toLatinDigits(text).trim()
  if (code === '') return problem('required')
  if (!/^\d+$/.test(code)) return problem('digits_only')
  return code.length === lengths[factor] ? null : problem('code_length', lengths[factor])
}

/** Whole seconds until a code may be sent again, 0 when it may now. Times are epoch milliseconds. */
export function secondsUntilResend(
  sentAtMs: number,
  nowMs: number,
  intervalSeconds = otpResendSeconds,
): number {
  const left = Math.ceil((sentAtMs + intervalSeconds * 1000 - nowMs) / 1000)
  return Math.min(Math.max(left, 0), intervalSeconds)
}
