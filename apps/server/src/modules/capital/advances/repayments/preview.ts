import { compareDates, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { deductAdvances, type RepaidAdvance } from '@daftar/rules/payouts/advance-deductions'
import type { Deduct } from '@daftar/rules/settlement/close-payout'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { listOpenAdvances } from '../open-advances.ts'
import type { AdvancePorts } from '../ports.ts'

/**
 * What the advances of many merchants would take of a sales payout on a day, the older first (DEC-LOAN-9,
 * DEC-LOAN-13); merchants without an advance that is due are not in it.
 */
export async function previewDeductions(
  tx: ReadTx,
  ports: Pick<AdvancePorts, 'mandates' | 'relief'>,
  of: { merchantIds: readonly string[]; currency: Currency; runDate: CalendarDate },
): Promise<ReadonlyMap<string, Deduct>> {
  const { merchantIds, currency, runDate } = of
  const isDue = ({ firstRepaymentOn }: RepaidAdvance) => compareDates(firstRepaymentOn, runDate) <= 0
  const open = await listOpenAdvances(tx, ports, merchantIds, currency)
  return new Map(
    [...open]
      .filter(([, advances]) => advances.some(isDue))
      .map(([merchantId, advances]) => [
        merchantId,
        (salesPayoutMinor: bigint) => deductAdvances(advances, salesPayoutMinor, runDate).capitalMinor,
      ]),
  )
}
