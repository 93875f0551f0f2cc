import type { ListingProgress } from './queries.ts'

/** Whether somebody began a listing and has not handed it in, or has to put it right (DEC-MKT-2). */
export function isUnfinished({ status, saved_at }: ListingProgress): boolean {
  return saved_at !== null && (status === 'draft' || status === 'rejected')
}

export function stepsDone({ steps }: ListingProgress): number {
  return steps.filter(({ is_done: isDone }) => isDone).length
}

/** Where the editor goes on: the first step in which something is missing, or else the review. */
export function nextStep({ steps }: ListingProgress): string {
  return steps.find(({ is_done: isDone }) => !isDone)?.step ?? 'review'
}
