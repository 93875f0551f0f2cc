import type { DeskDebit } from '@daftar/contract/endpoints/capital/debits'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import { debitReference } from './present-debits.ts'
import type { ListedDebit } from './store.ts'

export function presentDebit(row: ListedDebit): DeskDebit {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    ...presentMerchantOf(row),
    loan_id: row.advance_id,
    mandate_id: row.mandate_id,
    reference: debitReference(row.id),
    week_start: row.week_start,
    attempt: row.attempt,
    amount: amount(row.amount_minor),
    repaid_amount: amount(row.repaid_minor),
    currency: row.currency,
    iban: row.iban,
    status: row.status,
    presented_on: row.presented_on,
    chased_on: row.chased_on,
    retry_on: row.retry_on,
    received_on: row.received_on,
    bank_reference: row.bank_reference,
    received_reference: row.received_reference,
    reason: row.reason,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
