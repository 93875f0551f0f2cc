import type { CurrentWeek } from '@daftar/contract/endpoints/capital/advances-shapes'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { collectionDateOf, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { weekOfInstant } from '@daftar/rules/settlement/settlement-week'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { closeOpen, figuresAt, type Capital } from '../../../money/settlement/index.ts'
import type { AdvancePorts } from '../ports.ts'
import { previewDeductions } from './preview.ts'
import type { AdvanceRow } from '../store.ts'

/** What Monday's payout looks like so far: the rules of the weekly run over what is in no payout yet. */
export async function currentWeekOf(
  tx: ReadTx,
  deps: Pick<AdvancePorts, 'mandates' | 'relief'> & { calendarOf: CalendarOf },
  advance: AdvanceRow,
  now: Date,
): Promise<CurrentWeek | undefined> {
  const { currency } = advance
  const week = weekOfInstant(now.getTime(), zoneOfCurrency(currency))
  const paysOn = collectionDateOf(addDays(week.monday, 7), deps.calendarOf(currency))
  const capital: Pick<Capital, 'preview'> = { preview: (run, of) => previewDeductions(run, deps, of) }
  const [open] = await figuresAt(tx, capital, [advance.merchant_id], {
    currency,
    until: now,
    lastDay: week.sunday,
    runDate: paysOn,
  })
  if (!open) return undefined
  const { figures } = closeOpen(open, { currency, cycle: 'weekly', flexibleFeeMinor: {} })
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    currency,
    week_start: week.monday,
    pays_on: paysOn,
    sales_amount: amount(figures.salesMinor),
    refunds_amount: amount(figures.refundsMinor),
    commission_amount: amount(figures.commissionMinor + figures.commissionFixedMinor),
    commission_vat_amount: amount(figures.commissionVatMinor),
    settlement_fee_amount: amount(figures.feeMinor),
    carried_in_amount: amount(figures.carriedInMinor),
    settlement_amount: amount(figures.collectableMinor),
    repayment_amount: amount(figures.capitalMinor),
    payout_amount: amount(figures.payoutMinor),
  }
}
