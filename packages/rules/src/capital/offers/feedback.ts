/** OFR-42, DEC-OFR-10. */
export const feedbackReasons = ['apply_later', 'different_terms', 'not_needed', 'other'] as const
export type FeedbackReason = (typeof feedbackReasons)[number]

/** DEC-OFR-10. */
export const tellUsMoreMax = 1_000

/** OFR-45. */
export const tellUsMoreRows = { least: 4, most: 8 } as const

/** The marker in the address that opens the form (OFR-34, DEC-OFR-9). */
export const feedbackHash = '#feedback'

/** The form opens by itself after more than this time on an offer page (OFR-37). */
export const feedbackAfterMs = 10_000

/** OFR-40. */
export interface Feedback {
  readonly reason: FeedbackReason | null
  readonly tellUsMore: string
  readonly canContact: boolean
}

/** OFR-44. */
export const emptyFeedback: Feedback = { reason: null, tellUsMore: '', canContact: false }

/** Only the reason has to be chosen; the text is optional (OFR-41, OFR-43). */
export function feedbackProblems({ reason, tellUsMore }: Feedback): {
  reason?: 'choose_option'
  tellUsMore?: 'too_long'
} {
  return {
    ...(reason === null && { reason: 'choose_option' }),
    ...(tellUsMore.length > tellUsMoreMax && { tellUsMore: 'too_long' }),
  }
}

/** Whether the form may open by itself: with its experiment on, once in a session (OFR-38, DEC-OFR-9). */
export function opensByItself({
  isExperimentOn,
  wasOpenedInSession,
}: {
  isExperimentOn: boolean
  wasOpenedInSession: boolean
}): boolean {
  return isExperimentOn && !wasOpenedInSession
}
