import type { CurrentWeek } from '@daftar/contract/endpoints/capital-shapes'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { collectionDateOf, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { weeklyDeduction } from '@daftar/rules/capital/weekly-deduction'
import { money, sumMinor, toDecimal } from '@daftar/rules/money/money'
import { settleWeek } from '@daftar/rules/settlement/settle-week'
import { weekOfInstant } from '@daftar/rules/settlement/settlement-week'
import type { Tx } from '../../platform/database/database.ts'
import type { MerchantRow } from '../merchants/index.ts'
import { carriedIntoWeek, merchantCommission, openMovements } from '../settlement/index.ts'
import { balancesOf, type LoanRow } from './store.ts'

/** What Monday's payout looks like so far: the rules of the weekly run over what is not settled yet. */
export async function currentWeekOf(
  tx: Tx,
  loan: LoanRow,
  merchant: MerchantRow,
  now: Date,
  calendarOf: CalendarOf,
): Promise<CurrentWeek> {
  const week = weekOfInstant(now.getTime(), zoneOfCurrency(loan.currency))
  const open = await openMovements(tx, merchant, now)
  const fees = open.captures.map((minor) => merchantCommission(merchant, minor))
  const carriedMinor = await carriedIntoWeek(tx, merchant.merchant_id, loan.currency)
  const movements = {
    salesMinor: sumMinor(open.captures),
    refundsMinor: open.refundsMinor,
    commissionMinor: sumMinor(fees.map((fee) => fee.commissionMinor)),
    commissionVatMinor: sumMinor(fees.map((fee) => fee.commissionVatMinor)),
    carriedNegativeMinor: carriedMinor,
  }
  const settled = settleWeek(movements, {
    currency: loan.currency,
    cycle: merchant.payout_cycle,
    vatPercent: merchant.vat_percent,
  })
  const paysOn = collectionDateOf(addDays(week.monday, 7), calendarOf(loan.currency))
  const repaymentMinor = await expectedRepayment(tx, loan, settled.salesPayoutMinor, paysOn)
  const amount = (minor: bigint) => toDecimal(money(minor, loan.currency))
  return {
    currency: loan.currency,
    week_start: week.monday,
    pays_on: paysOn,
    sales_amount: amount(movements.salesMinor),
    refunds_amount: amount(movements.refundsMinor),
    commission_amount: amount(movements.commissionMinor),
    commission_vat_amount: amount(movements.commissionVatMinor),
    settlement_fee_amount: amount(settled.feeMinor),
    carried_in_amount: amount(carriedMinor),
    settlement_amount: amount(settled.salesPayoutMinor),
    repayment_amount: amount(repaymentMinor),
    payout_amount: amount(settled.salesPayoutMinor - repaymentMinor),
  }
}

async function expectedRepayment(
  tx: Tx,
  loan: LoanRow,
  salesMinor: bigint,
  paysOn: CalendarDate,
): Promise<bigint> {
  if (loan.status !== 'paying' && loan.status !== 'overdue') return 0n
  if (!loan.first_repayment_on || paysOn < loan.first_repayment_on) return 0n
  const { outstandingMinor } = await balancesOf(tx, loan)
  return weeklyDeduction({
    salesMinor,
    outstandingMinor,
    minimumMinor: loan.minimum_minor,
    carriedMinor: loan.carried_minor,
    ratePercentHundredths: BigInt(loan.rate_hundredths),
    capPercent: BigInt(loan.cap_percent),
  }).repaymentMinor
}
