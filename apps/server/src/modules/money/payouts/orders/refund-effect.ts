import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { refundCover } from '@daftar/rules/payouts/refund-cover'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { PlannedRefund, RefundEffect } from '../../../selling/orders/index.ts'
import { closeOpen, figuresAt, withMovement, withoutThose } from '../../settlement/index.ts'
import { nextCutOffs } from '../forecast/next-cut-offs.ts'
import { nextPayout, type LiveDependencies } from '../forecast/upcoming.ts'

/**
 * What a refund made now would do, by the rules of the run over what is in no payout yet. Between a cut-off
 * and its run it is of the payout after the one that is being closed.
 */
export async function refundEffect(
  tx: ReadTx,
  deps: LiveDependencies,
  refund: PlannedRefund,
  now: Date,
): Promise<RefundEffect> {
  const { merchantId, currency, amountMinor, commission } = refund
  const zone = zoneOfCurrency(currency)
  const next = await nextPayout(tx, deps, { merchantId, currency, zone }, now)
  const isClosing = next.cycle === 'weekly' && now >= next.cutOffAt
  const weeks = nextCutOffs(currency, deps.calendarOf(currency), {
    since: isClosing ? next.cutOffAt : null,
    now,
    count: 2,
  }).filter(({ paysOn }) => isClosing || paysOn >= next.paysOn)
  const runDate = isClosing ? weeks[0]!.paysOn : next.runDate
  const at = (until: Date) =>
    figuresAt(tx, deps.capital, [merchantId], {
      currency,
      until,
      lastDay: dateInZone(until.getTime() - 1, zone),
      runDate,
    })
  const [[all], [closing]] = await Promise.all([at(now), isClosing ? at(next.cutOffAt) : []])
  const open = closing ? withoutThose(all!, closing) : all!
  const terms = { currency, cycle: next.cycle, flexibleFeeMinor: deps.flexibleFeeMinor }
  const before = closeOpen(open, terms).figures
  const taken = {
    amountMinor: -amountMinor,
    commissionMinor: -commission.percentMinor,
    commissionFixedMinor: -commission.fixedMinor,
    commissionVatMinor: -commission.vatMinor,
    movements: 1,
  }
  const after = closeOpen(withMovement(open, 'refund', taken), terms).figures
  const netMinor = amountMinor - commission.percentMinor - commission.fixedMinor - commission.vatMinor
  const isWeekly = next.cycle === 'weekly'
  return {
    netMinor,
    ...refundCover(netMinor, before, after),
    beforeMinor: before.payoutMinor,
    afterMinor: after.payoutMinor,
    paysOn: isWeekly ? (weeks[0]?.paysOn ?? next.paysOn) : null,
    nextOn: isWeekly ? (weeks[1]?.paysOn ?? null) : null,
  }
}
