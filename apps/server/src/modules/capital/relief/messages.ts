import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { toSignatory, type AdvanceRow } from '../advances/index.ts'
import type { ReliefRow } from './store.ts'

/** What the signatory hears of a request that was decided. */
export interface ReliefMessages {
  decided(tx: Tx, advance: AdvanceRow, relief: ReliefRow): Promise<void>
}

export function reliefMessages(queue: QueueMail, publicOrigin: string): ReliefMessages {
  return {
    decided: (tx, advance, relief) => {
      const { address, repaidBy, ...signatory } = toSignatory(advance, publicOrigin)
      const { note_en, note_ar } = relief
      const granted = grantedOf(relief, advance)
      const facts = { address, repaidBy, currency: advance.currency, granted, note_en, note_ar }
      return queue(tx, { ...signatory, kind: 'relief_decided', facts })
    },
  }
}

function grantedOf(
  { from_week: from, until_week: until, minimum_minor: minor }: ReliefRow,
  { currency }: AdvanceRow,
) {
  if (from === null || until === null) return null
  return { from, until, minimum: minor === null ? null : toDecimal(money(minor, currency)) }
}
