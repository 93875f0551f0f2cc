import { exportTransitions } from '@daftar/rules/payouts/export-status'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { ExportContents } from './export/contents.ts'

export type ExportRow = Row<
  'payout_export',
  | 'merchant_id'
  | 'id'
  | 'person_id'
  | 'recipient'
  | 'name'
  | 'row_count'
  | 'status'
  | 'storage_key'
  | 'expires_at',
  {
    asked: ExportContents
  }
>

/** A file that somebody asked for: its row says when, and until when it is kept. */
export const exportMachine = defineMachine<ExportRow>({
  table: 'payout_export',
  transitions: exportTransitions,
})
