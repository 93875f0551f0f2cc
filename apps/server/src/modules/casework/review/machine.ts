import { markTransitions, type MarkValue } from '@daftar/rules/review/marks'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** A mark that was sent to its merchant. */
export type MarkRow<Reason extends string> = Row<
  'review_mark',
  | 'merchant_id'
  | 'id'
  | 'round'
  | 'target'
  | 'page'
  | 'note_en'
  | 'note_ar'
  | 'status'
  | 'made_by'
  | 'made_at'
  | 'answered_by'
  | 'answered_at',
  { reason: Reason; before: MarkValue; after: MarkValue | null }
>

export const markMachine = defineMachine<MarkRow<string>>({
  table: 'review_mark',
  transitions: markTransitions,
  subject: 'mark',
})
