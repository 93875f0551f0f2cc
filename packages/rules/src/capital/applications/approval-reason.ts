import type { CheckOutcome } from './proposed-decision.ts'

export interface CheckedOutcome {
  readonly code: string
  readonly outcome: CheckOutcome
}

/** The checks that speak against an approval. */
export function failedChecks<Check extends CheckedOutcome>(checks: readonly Check[]): Check[] {
  return checks.filter(({ outcome }) => outcome === 'fail')
}

/** Shorter than this it says nothing. */
const shortestReason = 10

/**
 * What is wrong with the note of an approval: against a failed check it has to say why (DEC-APPL-3), in ten
 * characters at least, and so it does where somebody it names is on a list. Null where it may be sent.
 */
export function approvalNoteProblem(
  checks: readonly CheckedOutcome[],
  note: string,
  isListed = false,
): 'required' | 'too_short' | null {
  if (failedChecks(checks).length === 0 && !isListed) return null
  const { length } = note.trim()
  if (length === 0) return 'required'
  return length < shortestReason ? 'too_short' : null
}

/** How many of the checks passed. */
export function passedChecks(checks: readonly CheckedOutcome[]): number {
  return checks.filter(({ outcome }) => outcome === 'pass').length
}
