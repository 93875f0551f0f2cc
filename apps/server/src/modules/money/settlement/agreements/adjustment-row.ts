import type { Row } from '../../../../platform/database/rows.ts'

export type AdjustmentRow = Row<
  'adjustment',
  | 'merchant_id'
  | 'id'
  | 'currency'
  | 'amount_minor'
  | 'reason'
  | 'note'
  | 'status'
  | 'proposed_by'
  | 'proposed_at'
  | 'decided_by'
  | 'decided_at'
  | 'decision_note'
>
