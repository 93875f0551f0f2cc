import { nextCollectionDate, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { deductionTaken } from '@daftar/rules/capital/advances/postings'
import { reliefsOn, type WeekRelief } from '@daftar/rules/capital/advances/relief'
import { weeklyDeduction, type WeekResult } from '@daftar/rules/capital/advances/weekly-deduction'
import type { Tx } from '../../../../platform/database/database.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Movement } from '../../../../platform/ledger/ledger.ts'
import { postMany } from '../../../../platform/ledger/post-many.ts'
import type { CollectableWeek } from '../../../money/settlement/index.ts'
import { carryOn, type GoingOn } from './carry-on.ts'
import { closeMany } from '../closing/closing.ts'
import { collectableAdvances, type CollectableAdvance } from './collectable.ts'
import type { AdvanceMessages } from '../messages.ts'
import type { AdvancePorts } from '../ports.ts'
import { splitOf } from './split.ts'
import { insertRepayments, type NewRepayment } from '../store.ts'

export interface CollectDependencies extends Pick<AdvancePorts, 'mandates' | 'relief'> {
  messages: AdvanceMessages
  calendarOf: CalendarOf
}

/** What one advance repays of one payout. */
interface Taken {
  advance: CollectableAdvance
  /** What the payout held when it was this advance's turn. */
  salesMinor: bigint
  result: WeekResult
}

/**
 * Takes the week's repayments out of the settlements of some merchants; answers what was taken, by merchant.
 * Runs inside the settlement's transaction with the merchants' books locked: rows, postings and statuses
 * commit together, in as many statements for a hundred advances as for one (DEC-LOAN-20).
 */
export async function collectAdvances(
  tx: Tx,
  deps: CollectDependencies,
  week: CollectableWeek,
): Promise<ReadonlyMap<string, bigint>> {
  const merchantIds = week.payouts.map(({ merchantId }) => merchantId)
  const [collectable, granted] = await Promise.all([
    collectableAdvances(tx, deps, merchantIds, week),
    deps.relief.granted(tx, merchantIds),
  ])
  const reliefs = reliefsOn(granted, week.runDate)
  const advances = Map.groupBy(collectable, (advance) => advance.merchant_id)
  const byMerchant = week.payouts.map(({ merchantId, salesPayoutMinor }) => ({
    merchantId,
    taken: takeInTurn(advances.get(merchantId) ?? [], salesPayoutMinor, reliefs),
  }))
  const all = byMerchant.flatMap(({ taken }) => taken)
  await insertRepayments(
    tx,
    all.map((taken) => rowOf(taken, week)),
  )
  await postMany(
    tx,
    all.filter(({ result }) => result.repaymentMinor > 0n).map((taken) => movementOf(taken, week)),
  )
  await endWeeks(
    tx,
    deps.messages,
    week,
    all.map(({ advance, result }) => ({
      advance,
      collectedBy: 'payout',
      repaidMinor: result.repaymentMinor,
      leftMinor: advance.outstandingMinor - result.repaymentMinor,
      carriedMinor: result.shortfallMinor,
      // Nothing was due by relief that was granted: neither missed nor counted (docs/decisions/0021).
      shortWeek: reliefs.get(advance.id)?.kind === 'pause' ? 'known' : 'first',
      nextOn: nextCollectionDate(week.runDate, deps.calendarOf(advance.currency)),
    })),
  )
  return new Map(byMerchant.map(({ merchantId, taken }) => [merchantId, sumOf(taken)]))
}

/**
 * Where the week leaves advances once its rows and postings are written: closed, or going on (DEC-LOAN-1,
 * DEC-LOAN-35).
 */
async function endWeeks(
  tx: Tx,
  messages: AdvanceMessages,
  { weekStart, at }: CollectableWeek,
  ended: readonly GoingOn[],
): Promise<void> {
  const by = { actor: 'system', actorId: 'weekly-run', detail: weekStart, at } as const
  const repaid = ended.filter(({ leftMinor }) => leftMinor === 0n)
  await closeMany(
    tx,
    messages,
    repaid.map(({ advance }) => ({ advance, ...by })),
  )
  await carryOn(
    tx,
    messages,
    ended.filter(({ leftMinor }) => leftMinor > 0n),
    by,
  )
}

/** Should two advances be open, the older is served first and the next sees what is left (DEC-LOAN-9). */
function takeInTurn(
  advances: readonly CollectableAdvance[],
  salesPayoutMinor: bigint,
  reliefs: ReadonlyMap<string, WeekRelief>,
): Taken[] {
  let leftMinor = salesPayoutMinor
  return advances.map((advance) => {
    const result = weekOf(advance, leftMinor, reliefs.get(advance.id) ?? null)
    const taken = { advance, salesMinor: leftMinor, result }
    leftMinor -= result.repaymentMinor
    return taken
  })
}

function weekOf(advance: CollectableAdvance, salesMinor: bigint, relief: WeekRelief | null): WeekResult {
  return weeklyDeduction({
    salesMinor,
    outstandingMinor: advance.outstandingMinor,
    minimumMinor: advance.minimum_minor,
    carriedMinor: advance.carried_minor,
    ratePercentHundredths: BigInt(advance.rate_hundredths),
    capPercent: BigInt(advance.cap_percent),
    relief,
  })
}

function rowOf({ advance, salesMinor, result }: Taken, week: CollectableWeek): NewRepayment {
  return {
    merchant_id: advance.merchant_id,
    id: newId('rep'),
    advance_id: advance.id,
    kind: 'payout',
    week_start: week.weekStart,
    date: week.runDate,
    sales_minor: salesMinor,
    due_minor: result.dueMinor,
    amount_minor: result.repaymentMinor,
    shortfall_minor: result.shortfallMinor,
    status: null,
    created_at: week.at,
  }
}

function movementOf({ advance, result }: Taken, week: CollectableWeek): Movement {
  return {
    merchantId: advance.merchant_id,
    kind: 'deduction',
    reference: `${advance.id}:${week.weekStart}`,
    at: week.at,
    postings: deductionTaken({
      advanceId: advance.id,
      merchantId: advance.merchant_id,
      currency: advance.currency,
      split: splitOf(advance, advance, result.repaymentMinor),
    }),
  }
}

function sumOf(taken: readonly Taken[]): bigint {
  return taken.reduce((sum, { result }) => sum + result.repaymentMinor, 0n)
}
