import type { FieldCode } from '@daftar/contract'

/** What is wrong with the length of a typed text, blanks at its ends aside; null when it may be sent. */
export function textProblem(text: string, { min, max }: { min: number; max: number }): FieldCode | null {
  const { length } = text.trim()
  if (length === 0) return 'required'
  if (length < min) return 'too_short'
  return length > max ? 'too_long' : null
}
