import type { WorkingCalendar } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { expectedStartDate, termDates } from '@daftar/rules/capital/loan-dates'
import type { AdvanceTerms } from '@daftar/rules/capital/terms'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { LoanTerms } from '../modules/applications/index.ts'
import type { Tx } from '../platform/database/database.ts'
import type { DemoMerchant } from './merchants.ts'

const dayMs = 24 * 3_600_000

/** The application behind Noor's advance, approved and signed in the past: with the terms its contract froze. */
export async function insertPastApplication(
  tx: Tx,
  noor: DemoMerchant,
  terms: AdvanceTerms,
  signedAt: Date,
  calendar: WorkingCalendar,
): Promise<void> {
  const appliedAt = new Date(signedAt.getTime() - 2 * dayMs)
  await tx`insert into offer ${tx({
    merchant_id: noor.id,
    id: 'ofr_noor0',
    store_id: 'sto_noor1',
    currency: noor.currency,
    amount_minor: 10_000_000,
    tenor: 20,
    tags: ['bank_statement_required'],
    status: 'used',
    expires_at: new Date(appliedAt.getTime() + 20 * dayMs),
    created_at: new Date(appliedAt.getTime() - 10 * dayMs),
  })}`
  await tx`insert into application ${tx({
    merchant_id: noor.id,
    id: 'app_noor0',
    offer_id: 'ofr_noor0',
    status: 'approved',
    currency: noor.currency,
    amount_minor: 10_000_000,
    tenor: 20,
    requirements_confirmed: true,
    legal_info: tx.json({
      company_name: noor.legalEntity.name,
      cr_number: noor.legalEntity.licence,
      company_address: noor.legalEntity.address,
      cr_file: null,
    }),
    authorized_signatory: tx.json({
      name: `${noor.people[0]!.firstName} ${noor.people[0]!.lastName}`,
      email: noor.people[0]!.email,
      phone: noor.people[0]!.phone,
    }),
    loan_terms: tx.json(frozen(terms, noor, signedAt, calendar)),
    iban: noor.legalEntity.iban,
    created_by: noor.people[0]!.id,
    created_at: appliedAt,
    submitted_at: appliedAt,
    saved_at: appliedAt,
  } as never)}`
}

function frozen(
  terms: AdvanceTerms,
  { currency }: DemoMerchant,
  at: Date,
  calendar: WorkingCalendar,
): LoanTerms {
  const approvedOn = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const dates = termDates(expectedStartDate(approvedOn, calendar), terms.tenorWeeks, calendar)
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    amount: amount(terms.amountMinor),
    currency,
    fee_percent: terms.feePercent,
    fee_amount: amount(terms.feeMinor),
    fee_vat_amount: amount(terms.feeVatMinor),
    total_amount: amount(terms.totalMinor),
    minimum_repayment_amount: amount(terms.minimumRepaymentMinor),
    repayment_rate: terms.repaymentRatePercent,
    tenor: terms.tenorWeeks,
    start_date: dates.startDate,
    first_repayment_date: dates.firstRepaymentDate,
    end_date: dates.endDate,
  }
}
