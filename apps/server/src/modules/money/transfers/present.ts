import { needsSecond, type FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import type { ListedTransfer } from './store.ts'

export function presentTransfer(row: ListedTransfer, above: FourEyesAbove): Transfer {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    kind: row.kind,
    reference: row.reference,
    subject_id: row.subject_id,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    iban: row.iban,
    beneficiary: row.beneficiary,
    status: row.status,
    ordered_at: row.ordered_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    bank_reference: row.bank_reference,
    reject_reason: row.reject_reason,
    proposed_by: row.proposer_name,
    proposed_by_id: row.proposed_by,
    proposed_reference: row.proposed_reference,
    proposed_at: row.proposed_at?.toISOString() ?? null,
    needs_second:
      row.status === 'ordered' &&
      needsSecond({ amountMinor: row.amount_minor, currency: row.currency }, above),
  }
}
