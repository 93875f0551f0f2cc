import { defineModule } from '../../../platform/modules/module.ts'

export { moveAssignment } from './assignments.ts'
export type { AskedRound, ValuesBefore } from './corrections.ts'
export type { MarkRow } from './machine.ts'
export type { NewMark } from './mark-store.ts'
export { openMarks } from './open-marks.ts'
export { queueFilter, type QueueFilter } from './queue.ts'
export { reviewOf, type GivenAnswer } from './review.ts'
export type { Marking } from './reviewed-form.ts'

/** The review of forms. It answers no endpoint: the modules whose forms are reviewed do. */
export function buildReview() {
  return defineModule({ name: 'review', handlers: {} })
}
