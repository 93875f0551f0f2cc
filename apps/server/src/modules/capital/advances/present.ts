import type { ListedLoan, Loan, Repayment } from '@daftar/contract/endpoints/advances-shapes'
import {
  nextCollectionDate,
  type CalendarOf,
  type WorkingCalendar,
} from '@daftar/rules/calendar/working-days'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { estimatedEndDate, termDates } from '@daftar/rules/capital/advances/loan-dates'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { reliefOn, type ReliefWeeks } from '@daftar/rules/capital/advances/relief'
import { repaidPercent, repaymentRow } from '@daftar/rules/capital/advances/repayment-row'
import { amountDue } from '@daftar/rules/capital/advances/weekly-deduction'
import { percentNumber } from '@daftar/rules/money/percent'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ForgivenFee } from './forgiven-fees.ts'
import type { AdvanceBalances, AdvanceRow, RepaymentRow } from './store.ts'

export interface LoanView {
  loan: AdvanceRow
  balances: AdvanceBalances
  now: Date
  calendarOf: CalendarOf
  /** X and the new A, where a new advance paid this one off. */
  payOff: { repaymentMinor: bigint; capitalMinor: bigint } | undefined
  /** What was granted on it, past and to come. */
  reliefs?: readonly ReliefWeeks[] | undefined
  /** Of advances that repay by direct debit: where the newest mandate stands. */
  mandate: MandateStatus | undefined
}

/** An advance as it travels (LOAN-17); every amount follows from the frozen terms and the journal. */
export function presentListedLoan({
  loan,
  balances,
  now,
  calendarOf,
  payOff,
  reliefs,
  mandate,
}: LoanView): ListedLoan {
  const amount = (minor: bigint) => toDecimal(money(minor, loan.currency))
  const totalMinor = loan.amount_minor + loan.fee_minor
  const outstandingMinor = loan.funded_at ? balances.outstandingMinor : totalMinor
  const paidMinor = totalMinor - outstandingMinor - loan.credited_minor
  const calendar = calendarOf(loan.currency)
  const today = dateInZone(now.getTime(), zoneOfCurrency(loan.currency))
  return {
    id: loan.id,
    status: loan.status,
    tags: loan.tags,
    amount: amount(loan.amount_minor),
    fee_amount: amount(loan.fee_minor),
    paid_amount: amount(paidMinor),
    outstanding_amount: amount(outstandingMinor),
    amount_vat: amount(totalMinor),
    currency: loan.currency,
    tenor: loan.tenor,
    repayment_rate: percentNumber(BigInt(loan.rate_hundredths)),
    minimum_repayment_amount: amount(loan.minimum_minor),
    next_due_amount: amount(
      amountDue({
        minimumMinor: loan.minimum_minor,
        carriedMinor: loan.carried_minor,
        outstandingMinor,
        relief: loan.next_repayment_on ? reliefOn(reliefs ?? [], loan.next_repayment_on) : null,
      }),
    ),
    shortfall_amount: amount(loan.carried_minor),
    next_repayment_date: loan.next_repayment_on,
    next_settlement_date: loan.status === 'closed' ? null : nextCollectionDate(today, calendar),
    final_repayment_date: finalDate(loan, outstandingMinor, today, calendar),
    applied_at: loan.applied_at.toISOString(),
    funded_at: loan.funded_at?.toISOString() ?? null,
    completed_at: loan.completed_at?.toISOString() ?? null,
    // What was given up was not repaid (DEC-LOAN-25); a discount at an early pay-off leaves nothing to repay (DEC-LOAN-35).
    repaid_percent:
      loan.status === 'closed' && !loan.written_off_at ? 100 : repaidPercent(paidMinor, totalMinor),
    early_pay_off: payOff
      ? { repayment_amount: amount(payOff.repaymentMinor), capital_amount: amount(payOff.capitalMinor) }
      : null,
    legal_info: { company_name: loan.company_name, legal_name: loan.legal_name },
    authorized_signatory: { phone: loan.signatory_phone },
    direct_debit: mandate ? { status: mandate } : null,
    flagged: loan.flagged_at !== null,
    written_off: loan.written_off_at !== null,
    application_id: loan.application_id,
  }
}

export function presentLoan(
  view: LoanView,
  repayments: readonly RepaymentRow[],
  forgiven: readonly ForgivenFee[],
): Loan {
  const { loan } = view
  return {
    ...presentListedLoan(view),
    repayments: repayments.map((row) => presentRepayment(loan, row)),
    credit_notes: forgiven.map(({ number, at, netMinor, vatMinor }) => ({
      number,
      issued_on: dateInZone(at.getTime(), zoneOfCurrency(loan.currency)),
      amount: toDecimal(money(netMinor + vatMinor, loan.currency)),
    })),
  }
}

/** The end of the terms; after it, today and as many weeks as the minimum needs (DEC-LOAN-7, DEC-LOAN-18). */
function finalDate(
  loan: AdvanceRow,
  outstandingMinor: bigint,
  today: CalendarDate,
  calendar: WorkingCalendar,
): CalendarDate | null {
  if (!loan.funded_at) return null
  const funded = dateInZone(loan.funded_at.getTime(), zoneOfCurrency(loan.currency))
  const { endDate } = termDates(funded, loan.tenor, calendar)
  return loan.status !== 'closed' && today > endDate
    ? estimatedEndDate(today, outstandingMinor, loan.minimum_minor)
    : endDate
}

export function presentRepayment(loan: AdvanceRow, row: RepaymentRow): Repayment {
  const amount = (minor: bigint) => toDecimal(money(minor, loan.currency))
  const orNull = (minor: bigint | null) => (minor === null ? null : amount(minor))
  const derived = repaymentRow(
    {
      type: row.kind,
      salesMinor: row.sales_minor,
      repaymentMinor: row.amount_minor,
      dueMinor: row.due_minor,
      debitStatus: row.status,
    },
    BigInt(loan.rate_hundredths),
  )
  return {
    id: row.id,
    date: row.date,
    week_start: row.week_start,
    amount: amount(row.amount_minor),
    payment_amount: orNull(derived.settlementPayoutMinor),
    resulting_payout: orNull(derived.resultingPayoutMinor),
    deducted_percent:
      derived.deductedPercentHundredths === null ? null : percentNumber(derived.deductedPercentHundredths),
    due_amount: amount(row.due_minor),
    shortfall_amount: amount(row.shortfall_minor),
    repayment_type: row.kind,
    status: row.status,
    week_status: derived.status,
  }
}
