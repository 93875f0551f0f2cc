import type { DeskRelief, Relief } from '@daftar/contract/endpoints/capital/relief'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import type { DeskReliefRow, ReliefRow } from './store.ts'

/** What the merchant sees; the answer only once it is given. */
export function presentRelief(row: ReliefRow): Relief {
  const isDecided = row.status === 'approved' || row.status === 'declined'
  return {
    ...shared(row),
    note_en: isDecided ? row.note_en : '',
    note_ar: isDecided ? row.note_ar : '',
  }
}

export function presentDeskRelief(row: DeskReliefRow): DeskRelief {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    ...shared(row),
    ...presentMerchantOf(row),
    note_en: row.note_en,
    note_ar: row.note_ar,
    loan: {
      status: row.advance_status,
      outstanding: amount(row.outstanding_minor),
      minimum: amount(row.minimum_of_advance_minor),
      shortfall: amount(row.carried_minor),
      weeks_short: row.weeks_short,
    },
    asked_by: row.asker_name,
    proposed_by: row.proposer_name,
    proposed_by_id: row.proposed_by || null,
    proposed_at: row.proposed_at?.toISOString() ?? null,
    decided_by: row.decider_name,
  }
}

function shared(row: ReliefRow) {
  return {
    id: row.id,
    loan_id: row.advance_id,
    kind: row.kind,
    weeks: row.weeks,
    currency: row.currency,
    minimum: row.minimum_minor === null ? null : toDecimal(money(row.minimum_minor, row.currency)),
    reason: row.reason,
    status: row.status,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    from_week: row.from_week,
    until_week: row.until_week,
  }
}
