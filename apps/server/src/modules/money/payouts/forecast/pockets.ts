import type { MerchantPockets } from '@daftar/contract/endpoints/money/pockets-shapes'
import { nextWorkingDay, workingDayOnOrAfter } from '@daftar/rules/calendar/working-days'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { pocketRows, pockets, pocketSum, type PocketRow } from '@daftar/rules/payouts/pockets'
import { payoutSum } from '@daftar/rules/settlement/close-payout'
import { requestProblem } from '@daftar/rules/settlement/payout-cycle'
import type { ReadTx } from '../../../../platform/database/database.ts'
import {
  closeOpen,
  disputedMinor,
  figuresAt,
  keptBackNow,
  keptReserves,
  payoutSums,
  requestFacts,
  unsentPayouts,
  withoutThose,
} from '../../settlement/index.ts'
import type { Reached } from '../access.ts'
import { nextCutOffs } from './next-cut-offs.ts'
import { nextPayout, type LiveDependencies } from './upcoming.ts'

type Place = Pick<Reached, 'merchantId' | 'currency' | 'zone'>

/**
 * Where all of a merchant's money is: rows of the six pockets, and the fee of the next transfer, which is in
 * none of them.
 */
export async function pocketsAt(tx: ReadTx, deps: LiveDependencies, place: Place, now: Date) {
  const { merchantId, currency, zone } = place
  const next = await nextPayout(tx, deps, place, now)
  const { cycle, until, runDate, paysOn } = next
  const calendar = deps.calendarOf(currency)
  const today = dateInZone(now.getTime(), zone)
  const openAt = async (end: Date) => {
    const lastDay = dateInZone(end.getTime() - 1, zone)
    const [open] = await figuresAt(tx, deps.capital, [merchantId], { currency, until: end, lastDay, runDate })
    return open!
  }
  const [all, open, unsent, reserves, keptBackBy, request] = await Promise.all([
    openAt(now),
    until < now ? openAt(until) : null,
    unsentPayouts(tx, place),
    keptReserves(tx, place, now),
    keptBackNow(tx, merchantId),
    cycle === 'flexible' ? requestFacts(tx, merchantId, currency, now) : null,
  ])
  const { figures } = closeOpen(open ?? all, { currency, cycle, flexibleFeeMinor: deps.flexibleFeeMinor })
  const [after] = nextCutOffs(currency, calendar, { since: next.cutOffAt, now, count: 1 })
  const rows = pocketRows({
    cycle,
    figures,
    paysOn,
    keptBackBy,
    requestProblem: request && requestProblem(request),
    nextRequestOn: nextWorkingDay(today, calendar),
    later: open && {
      amountMinor: payoutSum(payoutSums(withoutThose(all, open).rows)),
      on: after?.paysOn ?? paysOn,
    },
    unsent: unsent.map((payout) => ({
      id: payout.id,
      status: payout.status,
      amountMinor: payout.payout_minor,
      heldReason: payout.held_reason,
      arrivesOn: workingDayOnOrAfter(today, calendar),
    })),
    reserves: reserves.map((kept) => ({
      payoutId: kept.payout_id,
      amountMinor: kept.amount_minor,
      on: dateInZone(kept.release_at.getTime(), zone),
    })),
    disputedMinor: await disputedMinor(tx, place, all),
  })
  const numbers = new Map([
    ...unsent.map(({ id, number }) => [id, number] as const),
    ...reserves.map(({ payout_id, number }) => [payout_id, number] as const),
  ])
  return { rows, numbers, feeMinor: figures.feeMinor }
}

/** The same as it is shown: every pocket, those of nothing too. */
export async function pocketsOf(
  tx: ReadTx,
  deps: LiveDependencies,
  reached: Reached,
  now: Date,
): Promise<MerchantPockets> {
  const { rows, numbers } = await pocketsAt(tx, deps, reached, now)
  const { currency } = reached
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const presented = (row: PocketRow) => ({
    reason: row.reason,
    amount: amount(row.amountMinor),
    on: row.on,
    payout: row.payoutId ? { id: row.payoutId, number: numbers.get(row.payoutId)! } : null,
  })
  return {
    merchant_id: reached.merchantId,
    merchant_name: reached.name,
    merchant_name_ar: reached.nameAr,
    currency,
    zone: reached.zone,
    as_of: now.toISOString(),
    total: amount(pocketSum(rows)),
    pockets: pockets.map((pocket) => ({
      pocket,
      amount: amount(pocketSum(rows, pocket)),
      rows: rows.filter((row) => row.pocket === pocket).map(presented),
    })),
  }
}
