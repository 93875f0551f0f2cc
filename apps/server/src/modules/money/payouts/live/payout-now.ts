import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { closeOpen, figuresAt } from '../../settlement/index.ts'
import { nextPayout, type LiveDependencies } from '../forecast/upcoming.ts'

/**
 * What the next payout of a merchant would come to if it were closed with all that moved up to now, advances
 * taken off.
 */
export async function payoutNow(
  tx: ReadTx,
  deps: LiveDependencies,
  { merchantId, currency }: { merchantId: string; currency: Currency },
  now: Date,
): Promise<bigint> {
  const zone = zoneOfCurrency(currency)
  const { cycle, runDate } = await nextPayout(tx, deps, { merchantId, currency, zone }, now)
  // What was made at this very moment counts.
  const until = new Date(now.getTime() + 1)
  const lastDay = dateInZone(now.getTime(), zone)
  const [open] = await figuresAt(tx, deps.capital, [merchantId], { currency, until, lastDay, runDate })
  return open
    ? closeOpen(open, { currency, cycle, flexibleFeeMinor: deps.flexibleFeeMinor }).figures.payoutMinor
    : 0n
}
