import { pathOf } from '@daftar/rules/shell/guards/routes'
import { instantDateText } from '@daftar/words/formats/date'
import type { Letter } from '../../../../platform/mail/letter.ts'
import type { ExportRow } from '../machine.ts'

/** Tells that a file is there. */
export function exportLetter(row: ExportRow, publicOrigin: string, zone: string): Letter {
  return {
    kind: 'payouts_file',
    to: row.recipient,
    merchantId: row.merchant_id,
    facts: {
      name: row.name,
      rows: row.row_count,
      until: instantDateText(new Date(row.expires_at.getTime() - 1).toISOString(), zone),
      address: `${publicOrigin}${pathOf('payouts')}?download=${row.id}`,
    },
  }
}
