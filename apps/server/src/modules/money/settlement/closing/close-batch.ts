import { addDays } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { payoutClosed } from '@daftar/rules/payouts/payout-postings'
import { closingLines } from '@daftar/rules/payouts/waterfall'
import { closePayout, noDeduction, type ClosingTerms } from '@daftar/rules/settlement/close-payout'
import type { Tx } from '../../../../platform/database/database.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockManyBooks, postMany } from '../../../../platform/ledger/post-many.ts'
import type { Closing } from './closing.ts'
import type { CutOff } from './cut-off.ts'
import { recordEvents } from '../payouts/events.ts'
import { findDue, findParties, type Party } from './parties.ts'
import {
  settlementItself,
  type Capital,
  type ClosingDependencies,
  type PayoutActor,
} from '../dependencies.ts'
import { closeRows, openRows, putClosingLines, putReserves, putStores } from './store.ts'
import { countMovements, payoutSums, putLines } from './sums.ts'

/**
 * Closes the payouts of some merchants at a weekly cut-off, in the caller's transaction: whoever is still due once their books
 * are held, so that a repeated or doubled run changes nothing (DEC-LOAN-20). Answers how many it closed.
 */
export async function closeBatch(
  tx: Tx,
  parts: ClosingDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
): Promise<number> {
  await lockManyBooks(tx, merchantIds)
  const due = await findDue(tx, parts.capital, cutOff, merchantIds)
  if (due.length === 0) return 0
  return (await closePayouts(tx, parts, cutOff, due, settlementItself)).length
}

/** The same for merchants whose books are held and who are to be closed: a run's batch, or a flexible request of one. */
export async function closePayouts(
  tx: Tx,
  { capital, flexibleFeeMinor }: ClosingDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
  by: PayoutActor,
): Promise<Closing[]> {
  const { currency, until, runDate, at } = cutOff
  const [parties, advances] = await Promise.all([
    findParties(tx, merchantIds, cutOff),
    capital.preview(tx, { merchantIds, currency, runDate }),
  ])
  const opened = parties.map((party) => ({ party, merchantId: party.merchantId, payoutId: newId('pyt') }))
  await openRows(tx, cutOff, opened)
  const byMerchant = Map.groupBy(await putLines(tx, opened, currency, until), (row) => row.merchantId)
  const closings = opened.map(({ party, payoutId }) => {
    const rows = byMerchant.get(party.merchantId) ?? []
    const terms = termsOf(party, { ...cutOff, flexibleFeeMinor })
    const figures = closePayout(payoutSums(rows), terms, advances.get(party.merchantId) ?? noDeduction)
    return closingOf({ payoutId, party, rows, figures }, cutOff)
  })
  await Promise.all([
    putClosingLines(tx, at, closings),
    putStores(tx, closings),
    putReserves(tx, currency, closings),
  ])
  await closeRows(tx, at, closings)
  await recordAndBook(tx, cutOff, closings, by)
  await collect(
    tx,
    capital,
    cutOff,
    closings.filter(({ party }) => advances.has(party.merchantId)),
  )
  return closings
}

function closingOf(
  closed: Pick<Closing, 'payoutId' | 'party' | 'rows' | 'figures'>,
  cutOff: CutOff,
): Closing {
  const lines = closingLines(closed.figures)
  return {
    ...closed,
    lines,
    movements: countMovements(closed.rows) + lines.length,
    reserveReleaseAt: reserveRelease(cutOff, closed.party),
  }
}

/** What a merchant's payout of a cycle is closed by. */
export function termsOf(
  party: Party,
  given: Pick<CutOff, 'currency' | 'cycle'> & Pick<ClosingDependencies, 'flexibleFeeMinor'>,
): ClosingTerms {
  return {
    currency: given.currency,
    cycle: given.cycle,
    flexibleFeeMinor: given.flexibleFeeMinor,
    vatPercent: party.vatHundredths / 100,
    reservePercentHundredths: BigInt(party.reserveHundredths),
  }
}

async function recordAndBook(
  tx: Tx,
  { currency, at }: CutOff,
  closings: readonly Closing[],
  by: PayoutActor,
): Promise<void> {
  await recordEvents(
    tx,
    closings.map(({ party, payoutId, figures }) => ({
      merchantId: party.merchantId,
      payoutId,
      status: figures.payoutMinor > 0n ? 'pending' : 'carried',
      at,
      by,
    })),
  )
  await postMany(
    tx,
    closings.map(({ party, payoutId, figures }) => ({
      merchantId: party.merchantId,
      kind: 'payout_closed',
      reference: payoutId,
      at,
      postings: payoutClosed(party.merchantId, currency, figures),
    })),
  )
}

/** The first instant of the day that many days after the last one of the payout's. */
function reserveRelease({ currency, lastDay }: CutOff, { reserveDays }: Party): Date {
  return new Date(startOfDay(addDays(lastDay, reserveDays + 1), zoneOfCurrency(currency)))
}

/** The advances' own rule takes S; their rows, postings and statuses commit with the payouts. */
async function collect(
  tx: Tx,
  capital: Capital,
  cutOff: CutOff,
  closings: readonly Closing[],
): Promise<void> {
  if (closings.length === 0) return
  const taken = await capital.collect(tx, {
    currency: cutOff.currency,
    weekStart: cutOff.weekStart,
    runDate: cutOff.runDate,
    at: cutOff.at,
    payouts: closings.map(({ party, figures }) => ({
      merchantId: party.merchantId,
      salesPayoutMinor: figures.collectableMinor,
    })),
  })
  for (const { party, figures } of closings) {
    const takenMinor = taken.get(party.merchantId)
    if (takenMinor !== figures.capitalMinor)
      throw new Error(`the advance of ${party.merchantId} took ${takenMinor}, not ${figures.capitalMinor}`)
  }
}
