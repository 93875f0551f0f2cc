import type { Row } from '../../../../platform/database/rows.ts'

export type WriteOffRow = Row<
  'write_off',
  | 'merchant_id'
  | 'id'
  | 'advance_id'
  | 'status'
  | 'principal_minor'
  | 'fee_minor'
  | 'reason'
  | 'proposed_by'
  | 'proposed_at'
  | 'decided_by'
  | 'decided_at'
>
