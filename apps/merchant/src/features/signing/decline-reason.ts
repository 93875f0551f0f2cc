import type { FieldCode } from '@daftar/contract'

export const reasonLengthMax = 500
const reasonLengthMin = 3

/** What is wrong with the reason for not signing, null when nothing is. */
export function reasonProblem(text: string): FieldCode | null {
  const { length } = text.trim()
  if (length === 0) return 'required'
  if (length < reasonLengthMin) return 'too_short'
  return length > reasonLengthMax ? 'too_long' : null
}
