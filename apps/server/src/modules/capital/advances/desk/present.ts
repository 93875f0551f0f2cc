import type {
  BookDifference,
  DeskAdvance,
  DeskAdvanceWhole,
  Receipt,
  WriteOff,
} from '@daftar/contract/endpoints/capital/advances-shapes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { repaidPercent } from '@daftar/rules/capital/advances/repayment-row'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { RecordedChange } from '../../../../platform/status-changes.ts'
import { presentMerchantOf } from '../../../merchants/merchants/index.ts'
import type { DeskAdvanceRow, DifferenceRow, ListedWriteOff, ReceiptRow } from './store.ts'
import type { AskedRelief } from '../ports.ts'
import { nextRepaymentOn, presentRepayment } from '../present.ts'
import type { RepaymentRow } from '../store.ts'

export function presentAdvance(row: DeskAdvanceRow, { now, calendarOf }: Today): DeskAdvance {
  const amount = amountsIn(row.currency)
  const totalMinor = row.amount_minor + row.fee_minor
  const outstandingMinor = row.funded_at ? row.outstanding_minor : totalMinor
  const paidMinor = totalMinor - outstandingMinor - row.credited_minor
  return {
    id: row.id,
    ...presentMerchantOf(row),
    status: row.status,
    direct_debit: row.tags.includes('direct_debit'),
    currency: row.currency,
    amount: amount(row.amount_minor),
    total: amount(totalMinor),
    paid: amount(paidMinor),
    outstanding: amount(outstandingMinor),
    shortfall: amount(row.carried_minor),
    repaid_percent: row.status === 'closed' ? 100 : repaidPercent(paidMinor, totalMinor),
    weeks_short: row.weeks_short,
    flagged_at: instantOf(row.flagged_at),
    funding_stopped_at: instantOf(row.funding_stopped_at),
    written_off_at: instantOf(row.written_off_at),
    next_repayment_date: nextRepaymentOn(
      row,
      dateInZone(now.getTime(), zoneOfCurrency(row.currency)),
      calendarOf(row.currency),
    ),
    created_at: row.created_at.toISOString(),
  }
}

export interface Today {
  now: Date
  calendarOf: CalendarOf
}

export interface WholeAdvance extends Today {
  advance: DeskAdvanceRow
  refused: DeskAdvanceWhole['refused_transfer'] | undefined
  repayments: readonly RepaymentRow[]
  receipts: readonly ReceiptRow[]
  writeOffs: readonly ListedWriteOff[]
  reliefs: readonly AskedRelief[]
  mandateStatus: MandateStatus | null
  /** What the next collection asks for, as the merchant reads it. */
  nextDue: string
  history: readonly RecordedChange[]
}

export function presentWhole(whole: WholeAdvance): DeskAdvanceWhole {
  const { advance } = whole
  const amount = amountsIn(advance.currency)
  return {
    ...presentAdvance(advance, whole),
    fee: amount(advance.fee_minor),
    credited: amount(advance.credited_minor),
    minimum: amount(advance.minimum_minor),
    next_due: whole.nextDue,
    repayment_rate: percentNumber(BigInt(advance.rate_hundredths)),
    tenor: advance.tenor,
    iban: advance.iban,
    legal_name: advance.legal_name,
    signatory_phone: advance.signatory_phone,
    signatory_email: advance.signatory_email,
    application_id: advance.application_id,
    applied_at: advance.applied_at.toISOString(),
    funded_at: instantOf(advance.funded_at),
    completed_at: instantOf(advance.completed_at),
    pays_off: advance.pays_off_advance_id,
    paid_off_by: advance.paid_off_by_advance_id,
    refused_transfer: whole.refused ?? null,
    mandate_status: whole.mandateStatus,
    repayments: whole.repayments.map((row) => presentRepayment(advance, row)),
    receipts: whole.receipts.map(presentReceipt),
    write_offs: whole.writeOffs.map((row) => presentWriteOff(row, advance.currency)),
    reliefs: whole.reliefs.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() })),
    history: whole.history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      actor: change.actor,
      at: change.at.toISOString(),
    })),
  }
}

function presentReceipt(row: ReceiptRow): Receipt {
  const amount = amountsIn(row.currency)
  return {
    id: row.id,
    bank_reference: row.bank_reference,
    received_on: row.received_on,
    amount: amount(row.amount_minor),
    repaid: amount(row.repaid_minor),
    recovered: amount(row.recovered_minor),
    to_merchant: amount(row.to_merchant_minor),
    waits_for_second: row.is_waiting,
    recorded_by: row.recorder_name,
    recorded_at: row.recorded_at.toISOString(),
  }
}

function presentWriteOff(row: ListedWriteOff, currency: Currency): WriteOff {
  const amount = amountsIn(currency)
  return {
    id: row.id,
    status: row.status,
    principal: amount(row.principal_minor),
    fee: amount(row.fee_minor),
    reason: row.reason,
    proposed_by: row.proposer_name,
    proposed_by_id: row.proposed_by,
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decider_name,
    decided_at: instantOf(row.decided_at),
  }
}

export function presentDifference(row: DifferenceRow): BookDifference {
  const amount = amountsIn(row.detail.currency)
  return {
    id: row.id,
    merchant_id: row.merchant_id,
    merchant_name: row.merchant_name,
    merchant_name_ar: row.merchant_name_ar,
    loan_id: row.advance_id,
    kind: row.kind,
    currency: row.detail.currency,
    expected: amount(BigInt(row.detail.expected)),
    found: amount(BigInt(row.detail.found)),
    found_at: row.found_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }
}

function amountsIn(currency: Currency): (minor: bigint) => string {
  return (minor) => toDecimal(money(minor, currency))
}

function instantOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
