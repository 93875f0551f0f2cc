const hourMs = 3_600_000

/** The round a case is in that was handed in again so often, or would be in if it went back now; from 1. */
export function roundAfter(resubmissions: number): number {
  return resubmissions + 1
}

/** When a case should be decided that was handed in at an instant, by so many hours of the clock. */
export function reviewDeadline(submittedAt: Date, targetHours: number): Date {
  return new Date(submittedAt.getTime() + targetHours * hourMs)
}
