export type { MarkRow, NewMark } from './mark-store.ts'
export { reviewOf, type GivenAnswer } from './review.ts'
export type { Marking } from './reviewed-form.ts'
