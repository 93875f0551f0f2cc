import type { ListedAdvance, Advance, Repayment } from '@daftar/contract/endpoints/capital/advances-shapes'
import {
  nextCollectionDate,
  type CalendarOf,
  type WorkingCalendar,
} from '@daftar/rules/calendar/working-days'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { estimatedEndDate, nextRepaymentShown, termDates } from '@daftar/rules/capital/advances/advance-dates'
import { notAskedFor, type InFlight } from '@daftar/rules/capital/debits/debit-plan'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { reliefOn, type ReliefWeeks } from '@daftar/rules/capital/advances/relief'
import { repaidPercent, repaymentRow } from '@daftar/rules/capital/advances/repayment-row'
import { amountDue } from '@daftar/rules/capital/advances/weekly-deduction'
import { percentNumber } from '@daftar/rules/money/percent'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Credit } from './closing/credits.ts'
import type { ForgivenFee } from './closing/forgiven-fees.ts'
import type { PresentedDebit } from './ports.ts'
import type { AdvanceBalances, AdvanceRow, RepaymentRow } from './store.ts'

export interface AdvanceView {
  advance: AdvanceRow
  balances: AdvanceBalances
  now: Date
  calendarOf: CalendarOf
  /** X and the new A, where a new advance paid this one off. */
  payOff: { repaymentMinor: bigint; capitalMinor: bigint } | undefined
  /** The transfer that the bank refused, while it waits to be ordered again. */
  refused: Advance['refused_transfer'] | undefined
  /** What was granted on it, past and to come. */
  reliefs?: readonly ReliefWeeks[] | undefined
  /** Of advances that repay by direct debit: where the newest mandate stands. */
  mandate: MandateStatus | undefined
  /** Of those: what the bank was asked for and has not answered. */
  inFlight: InFlight | undefined
}

/** An advance as it travels (LOAN-17); every amount follows from the frozen terms and the journal. */
export function presentListedAdvance({
  advance,
  balances,
  now,
  calendarOf,
  payOff,
  refused,
  reliefs,
  mandate,
  inFlight,
}: AdvanceView): ListedAdvance {
  const amount = (minor: bigint) => toDecimal(money(minor, advance.currency))
  const totalMinor = advance.amount_minor + advance.fee_minor
  const outstandingMinor = advance.funded_at ? balances.outstandingMinor : totalMinor
  const paidMinor = totalMinor - outstandingMinor - advance.credited_minor
  const calendar = calendarOf(advance.currency)
  const today = dateInZone(now.getTime(), zoneOfCurrency(advance.currency))
  const open = notAskedFor(
    { outstandingMinor, carriedMinor: advance.carried_minor },
    inFlight ?? nothingInFlight,
  )
  const next = nextRepaymentOn(advance, today, calendar)
  return {
    id: advance.id,
    status: advance.status,
    tags: advance.tags,
    amount: amount(advance.amount_minor),
    fee_amount: amount(advance.fee_minor),
    paid_amount: amount(paidMinor),
    outstanding_amount: amount(outstandingMinor),
    amount_vat: amount(totalMinor),
    currency: advance.currency,
    tenor: advance.tenor,
    repayment_rate: percentNumber(BigInt(advance.rate_hundredths)),
    minimum_repayment_amount: amount(advance.minimum_minor),
    next_due_amount: amount(
      amountDue({
        minimumMinor: advance.minimum_minor,
        ...open,
        relief: next ? reliefOn(reliefs ?? [], next) : null,
      }),
    ),
    shortfall_amount: amount(advance.carried_minor),
    weeks_short: advance.weeks_short,
    // Nothing comes next while the bank is being asked for all that is left.
    next_repayment_date: open.outstandingMinor === 0n ? null : next,
    next_settlement_date: advance.status === 'closed' ? null : nextCollectionDate(today, calendar),
    final_repayment_date: finalDate(advance, outstandingMinor, today, calendar),
    applied_at: advance.applied_at.toISOString(),
    funded_at: advance.funded_at?.toISOString() ?? null,
    completed_at: advance.completed_at?.toISOString() ?? null,
    // What was given up was not repaid (DEC-LOAN-25); a discount at an early pay-off leaves nothing to repay
    // (DEC-LOAN-35).
    repaid_percent:
      advance.status === 'closed' && !advance.written_off_at ? 100 : repaidPercent(paidMinor, totalMinor),
    early_pay_off: payOff
      ? { repayment_amount: amount(payOff.repaymentMinor), capital_amount: amount(payOff.capitalMinor) }
      : null,
    legal_info: { company_name: advance.company_name, legal_name: advance.legal_name },
    authorized_signatory: { phone: advance.signatory_phone },
    direct_debit: mandate ? { status: mandate } : null,
    refused_transfer: refused ?? null,
    flagged: advance.flagged_at !== null,
    written_off: advance.written_off_at !== null,
    application_id: advance.application_id,
  }
}

const nothingInFlight: InFlight = { amountMinor: 0n, carriedMinor: 0n }

/** When an advance repays next, as it is shown. */
export function nextRepaymentOn(
  advance: Pick<AdvanceRow, 'next_repayment_on' | 'funded_at'>,
  today: CalendarDate,
  calendar: WorkingCalendar,
): CalendarDate | null {
  return nextRepaymentShown(advance.next_repayment_on, {
    isFunded: advance.funded_at !== null,
    today,
    calendar,
  })
}

/** What came in and what was forgiven, from every pocket. */
export interface AdvanceBook {
  repayments: readonly RepaymentRow[]
  forgiven: readonly ForgivenFee[]
  credits: readonly Credit[]
  debits: readonly PresentedDebit[]
}

export function presentAdvance(
  view: AdvanceView,
  { repayments, forgiven, credits, debits }: AdvanceBook,
): Advance {
  const { advance } = view
  return {
    ...presentListedAdvance(view),
    repayments: repayments.map((row) => presentRepayment(advance, row)),
    debits: debits.map(({ amount_minor: minor, ...debit }) => ({
      ...debit,
      amount: toDecimal(money(minor, advance.currency)),
    })),
    credited_amount: toDecimal(money(advance.credited_minor, advance.currency)),
    credits: credits.map(({ how, at, amountMinor }) => ({
      how,
      on: dateInZone(at.getTime(), zoneOfCurrency(advance.currency)),
      amount: toDecimal(money(amountMinor, advance.currency)),
    })),
    credit_notes: forgiven.filter(isNumbered).map(({ number, at, netMinor, vatMinor }) => ({
      number,
      issued_on: dateInZone(at.getTime(), zoneOfCurrency(advance.currency)),
      amount: toDecimal(money(netMinor + vatMinor, advance.currency)),
    })),
  }
}

/** The end of the terms; after it, today and as many weeks as the minimum needs (DEC-LOAN-7, DEC-LOAN-18). */
function finalDate(
  advance: AdvanceRow,
  outstandingMinor: bigint,
  today: CalendarDate,
  calendar: WorkingCalendar,
): CalendarDate | null {
  if (!advance.funded_at) return null
  const funded = dateInZone(advance.funded_at.getTime(), zoneOfCurrency(advance.currency))
  const { endDate } = termDates(funded, advance.tenor, calendar)
  return advance.status !== 'closed' && today > endDate
    ? estimatedEndDate(today, outstandingMinor, advance.minimum_minor)
    : endDate
}

export function presentRepayment(advance: AdvanceRow, row: RepaymentRow): Repayment {
  const amount = (minor: bigint) => toDecimal(money(minor, advance.currency))
  const orNull = (minor: bigint | null) => (minor === null ? null : amount(minor))
  const derived = repaymentRow(
    {
      type: row.kind,
      salesMinor: row.sales_minor,
      repaymentMinor: row.amount_minor,
      dueMinor: row.due_minor,
      debitStatus: row.status,
    },
    BigInt(advance.rate_hundredths),
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

/** A note that could not be issued is none yet. */
function isNumbered<Fee extends ForgivenFee>(fee: Fee): fee is Fee & { number: string } {
  return fee.number !== null
}
