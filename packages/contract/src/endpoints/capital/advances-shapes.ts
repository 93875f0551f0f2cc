import { bookDifferenceKinds } from '@daftar/rules/capital/advances/book-difference'
import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { reliefKinds, reliefStatuses } from '@daftar/rules/capital/advances/relief'
import { writeOffStatuses } from '@daftar/rules/capital/advances/write-off'
import { presentationStatuses } from '@daftar/rules/capital/advances/debit-status'
import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields, tenorOut } from '../../wire/values.ts'

/** Advances as they travel (LOAN-17 to LOAN-23), and what of them staff see. */

/** LOAN-22, LOAN-23 and DEC-LOAN-37. */
export const repayment = z.object({
  id: z.string(),
  date: calendarDate,
  week_start: calendarDate,
  amount: amountOut,
  payment_amount: amountOut.nullable(),
  resulting_payout: amountOut.nullable(),
  deducted_percent: z.number().nullable(),
  due_amount: amountOut,
  shortfall_amount: amountOut,
  repayment_type: z.enum(['payout', 'direct_debit', 'early_pay_off', 'transfer']),
  status: z.enum(['pending', 'paid', 'failed']).nullable(),
  week_status: z.enum(['paid', 'overdueWarning', 'overdueCritical', 'earlyPayOff', 'toPay']),
})
export type Repayment = z.output<typeof repayment>

/**
 * What the bank was asked for in a week, and what it answered; a week whose debit failed is asked for once
 * more (DEC-LOAN-32).
 */
const presentedDebit = z.object({
  id: z.string(),
  repayment_id: z.string(),
  attempt: z.number().int(),
  status: z.enum(presentationStatuses),
  amount: amountOut,
  presented_on: calendarDate,
  /** When it is asked for once more; null where it is not. */
  retry_on: calendarDate.nullable(),
})
export type PresentedDebit = z.output<typeof presentedDebit>

/** The transfer of an advance that the bank refused, while none was ordered again (DEC-LOAN-8). */
const refusedTransfer = z.object({ amount: amountOut, on: calendarDate }).nullable()

export const advance = z.object({
  id: z.string(),
  status: z.enum(advanceStatuses),
  tags: z.array(z.string()),
  amount: amountOut,
  fee_amount: amountOut,
  paid_amount: amountOut,
  outstanding_amount: amountOut,
  amount_vat: amountOut,
  currency,
  tenor: tenorOut,
  repayment_rate: z.number(),
  minimum_repayment_amount: amountOut,
  next_due_amount: amountOut,
  shortfall_amount: amountOut,
  /** Weeks in a row that left a shortfall, as staff see them. */
  weeks_short: z.number().int(),
  next_repayment_date: calendarDate.nullable(),
  next_settlement_date: calendarDate.nullable(),
  final_repayment_date: calendarDate.nullable(),
  applied_at: instant,
  funded_at: instant.nullable(),
  completed_at: instant.nullable(),
  repaid_percent: z.number().int(),
  early_pay_off: z.object({ repayment_amount: amountOut, capital_amount: amountOut }).nullable(),
  legal_info: z.object({ company_name: z.string(), legal_name: z.string() }),
  authorized_signatory: z.object({ phone: z.string() }),
  /** The mandate as it stands (LOAN-21); null where none was ever made. */
  direct_debit: z.object({ status: z.enum(mandateStatuses) }).nullable(),
  refused_transfer: refusedTransfer,
  /** Four short weeks in a row: the merchant is asked to talk to support (DEC-LOAN-25). */
  flagged: z.boolean(),
  /** What was left was given up (DEC-LOAN-25). */
  written_off: z.boolean(),
  application_id: z.string(),
  repayments: z.array(repayment),
  /** Of one that debits repay: each of them, the newest first. */
  debits: z.array(presentedDebit),
  /**
   * What was forgiven: a discount at an early pay-off, or what was given up. Owed less repaid less this is
   * what is left.
   */
  credited_amount: amountOut,
  /** The same as it came about, the newest first. */
  credits: z.array(
    z.object({ how: z.enum(['paid_off', 'written_off']), on: calendarDate, amount: amountOut }),
  ),
  /**
   * Where part of the fee is charged no more, and its VAT with it: a discount at an early pay-off, or a
   * write-off.
   */
  credit_notes: z.array(z.object({ number: z.string(), issued_on: calendarDate, amount: amountOut })),
})
export type Advance = z.output<typeof advance>

export const currentWeek = z.object({
  currency,
  week_start: calendarDate,
  pays_on: calendarDate,
  sales_amount: amountOut,
  refunds_amount: amountOut,
  commission_amount: amountOut,
  commission_vat_amount: amountOut,
  settlement_fee_amount: amountOut,
  carried_in_amount: amountOut,
  settlement_amount: amountOut,
  repayment_amount: amountOut,
  payout_amount: amountOut,
})
export type CurrentWeek = z.output<typeof currentWeek>

/** The list leaves the repayments and the papers out. */
export const listedAdvance = advance.omit({
  repayments: true,
  debits: true,
  credited_amount: true,
  credits: true,
  credit_notes: true,
})
export type ListedAdvance = z.output<typeof listedAdvance>

export const deskAdvance = z.object({
  id: z.string(),
  ...merchantFields,
  status: z.enum(advanceStatuses),
  direct_debit: z.boolean(),
  currency,
  amount: amountOut,
  total: amountOut,
  paid: amountOut,
  outstanding: amountOut,
  shortfall: amountOut,
  repaid_percent: z.number().int(),
  /** Weeks in a row that left a shortfall. */
  weeks_short: z.number().int(),
  flagged_at: instant.nullable(),
  funding_stopped_at: instant.nullable(),
  written_off_at: instant.nullable(),
  next_repayment_date: calendarDate.nullable(),
  created_at: instant,
})
export type DeskAdvance = z.output<typeof deskAdvance>

export const receipt = z.object({
  id: z.string(),
  bank_reference: z.string(),
  received_on: calendarDate,
  amount: amountOut,
  /** What of it repaid the advance, lowered a loss, and belongs to the merchant. */
  repaid: amountOut,
  recovered: amountOut,
  to_merchant: amountOut,
  /**
   * Above the limit for two, what belongs to the merchant leaves once a second person has recorded the same
   * transfer.
   */
  waits_for_second: z.boolean(),
  recorded_by: z.string(),
  recorded_at: instant,
})
export type Receipt = z.output<typeof receipt>

export const writeOff = z.object({
  id: z.string(),
  status: z.enum(writeOffStatuses),
  /** As proposed; once approved, as posted. */
  principal: amountOut,
  fee: amountOut,
  reason: z.string(),
  proposed_by: z.string(),
  proposed_by_id: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
})
export type WriteOff = z.output<typeof writeOff>

export const deskAdvanceWhole = deskAdvance.extend({
  fee: amountOut,
  credited: amountOut,
  minimum: amountOut,
  /** What the next collection asks for, what was carried over included: the figure its merchant reads. */
  next_due: amountOut,
  repayment_rate: z.number(),
  tenor: tenorOut,
  iban: z.string(),
  legal_name: z.string(),
  signatory_phone: z.string(),
  signatory_email: z.string(),
  application_id: z.string(),
  applied_at: instant,
  funded_at: instant.nullable(),
  completed_at: instant.nullable(),
  /** The older advance this one pays off, and the newer one that paid this one off. */
  pays_off: z.string().nullable(),
  paid_off_by: z.string().nullable(),
  refused_transfer: refusedTransfer,
  mandate_status: z.enum(mandateStatuses).nullable(),
  repayments: z.array(repayment),
  receipts: z.array(receipt),
  write_offs: z.array(writeOff),
  reliefs: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(reliefKinds),
      weeks: z.number().int(),
      status: z.enum(reliefStatuses),
      asked_at: instant,
    }),
  ),
  history: z.array(z.object({ from: z.string().nullable(), to: z.string(), actor: z.string(), at: instant })),
})
export type DeskAdvanceWhole = z.output<typeof deskAdvanceWhole>

export const bookDifference = z.object({
  id: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string().nullable(),
  merchant_name_ar: z.string().nullable(),
  loan_id: z.string().nullable(),
  kind: z.enum(bookDifferenceKinds),
  /** What was expected and what the books say, in the currency of the difference. */
  currency,
  expected: amountOut,
  found: amountOut,
  found_at: instant,
  last_seen_at: instant,
})
export type BookDifference = z.output<typeof bookDifference>
