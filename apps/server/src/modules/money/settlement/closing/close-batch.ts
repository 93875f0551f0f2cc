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
import { findDue, findPayees, type Payee } from './payees.ts'
import {
  settlementItself,
  type Capital,
  type ClosingDependencies,
  type PayoutActor,
} from '../dependencies.ts'
import { closeRows, openRows, insertClosingLines, insertReserves, insertStores } from './store.ts'
import { countMovements, payoutSums, insertLines } from './sums.ts'

/**
 * Closes the payouts of some merchants at a weekly cut-off, in the caller's transaction: whoever is still due
 * once their books are held, so that a repeated or doubled run changes nothing (DEC-LOAN-20). Answers how
 * many it closed.
 */
export async function closeBatch(
  tx: Tx,
  deps: ClosingDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
): Promise<number> {
  await lockManyBooks(tx, merchantIds)
  const due = await findDue(tx, deps.capital, cutOff, merchantIds)
  if (due.length === 0) return 0
  return (await closePayouts(tx, deps, cutOff, due, settlementItself)).length
}

/**
 * The same for merchants whose books are held and who are to be closed: a run's batch, or a flexible request
 * of one.
 */
export async function closePayouts(
  tx: Tx,
  { capital, flexibleFeeMinor }: ClosingDependencies,
  cutOff: CutOff,
  merchantIds: readonly string[],
  by: PayoutActor,
): Promise<Closing[]> {
  const { currency, until, runDate, at } = cutOff
  const [payees, advances] = await Promise.all([
    findPayees(tx, merchantIds, cutOff),
    capital.preview(tx, { merchantIds, currency, runDate }),
  ])
  const opened = payees.map((payee) => ({ payee, merchantId: payee.merchantId, payoutId: newId('pyt') }))
  await openRows(tx, cutOff, opened)
  const byMerchant = Map.groupBy(await insertLines(tx, opened, currency, until), (row) => row.merchantId)
  const closings = opened.map(({ payee, payoutId }) => {
    const rows = byMerchant.get(payee.merchantId) ?? []
    const terms = payoutTermsOf(payee, { ...cutOff, flexibleFeeMinor })
    const figures = closePayout(payoutSums(rows), terms, advances.get(payee.merchantId) ?? noDeduction)
    return closingOf({ payoutId, payee, rows, figures }, cutOff)
  })
  await Promise.all([
    insertClosingLines(tx, at, closings),
    insertStores(tx, closings),
    insertReserves(tx, currency, closings),
  ])
  await closeRows(tx, at, closings)
  await recordAndBook(tx, cutOff, closings, by)
  await collect(
    tx,
    capital,
    cutOff,
    closings.filter(({ payee }) => advances.has(payee.merchantId)),
  )
  return closings
}

function closingOf(
  closed: Pick<Closing, 'payoutId' | 'payee' | 'rows' | 'figures'>,
  cutOff: CutOff,
): Closing {
  const lines = closingLines(closed.figures)
  return {
    ...closed,
    lines,
    movements: countMovements(closed.rows) + lines.length,
    reserveReleaseAt: reserveRelease(cutOff, closed.payee),
  }
}

/** What a merchant's payout of a cycle is closed by. */
export function payoutTermsOf(
  payee: Payee,
  given: Pick<CutOff, 'currency' | 'cycle'> & Pick<ClosingDependencies, 'flexibleFeeMinor'>,
): ClosingTerms {
  return {
    currency: given.currency,
    cycle: given.cycle,
    flexibleFeeMinor: given.flexibleFeeMinor,
    vatPercent: payee.vatHundredths / 100,
    reservePercentHundredths: BigInt(payee.reserveHundredths),
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
    closings.map(({ payee, payoutId, figures }) => ({
      merchantId: payee.merchantId,
      payoutId,
      status: figures.payoutMinor > 0n ? 'pending' : 'carried',
      at,
      by,
    })),
  )
  await postMany(
    tx,
    closings.map(({ payee, payoutId, figures }) => ({
      merchantId: payee.merchantId,
      kind: 'payout_closed',
      reference: payoutId,
      at,
      postings: payoutClosed(payee.merchantId, currency, figures),
    })),
  )
}

/** The first instant of the day that many days after the last one of the payout's. */
function reserveRelease({ currency, lastDay }: CutOff, { reserveDays }: Payee): Date {
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
    payouts: closings.map(({ payee, figures }) => ({
      merchantId: payee.merchantId,
      salesPayoutMinor: figures.collectableMinor,
    })),
  })
  for (const { payee, figures } of closings) {
    const takenMinor = taken.get(payee.merchantId)
    if (takenMinor !== figures.capitalMinor)
      throw new Error(`the advance of ${payee.merchantId} took ${takenMinor}, not ${figures.capitalMinor}`)
  }
}
