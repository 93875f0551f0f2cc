import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import {
  collectionDateOf,
  isWorkingDay,
  nextCollectionDate,
  type WorkingCalendar,
} from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { reliefsOn } from '@daftar/rules/capital/advances/relief'
import {
  notAskedFor,
  repeatedDebit,
  weeklyDebit,
  type Owed,
  type PlannedDebit,
} from '@daftar/rules/capital/debits/debit-plan'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { lockManyBooks } from '../../../platform/ledger/post-many.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import {
  holdAdvances,
  insertRepayments,
  moveWeeksOn,
  repeatRepayments,
  type NewRepayment,
} from '../advances/index.ts'
import { batchTransaction, inBatches, throwRefused, type BatchOptions } from '../../money/settlement/index.ts'
import { grantedReliefs } from '../relief/index.ts'
import { dueAdvances, dueRetries, merchantsDue, presentInstant, type DueAdvance } from './due.ts'
import type { DebitDependencies } from './dependencies.ts'
import { insertDebits, type NewDebit } from './store.ts'

/** How many merchants are presented in one transaction. */
const batch = 100

/**
 * Presents what is due on a day to the bank, in batches: of each advance the week's debit D = min(M + K, B),
 * or the second attempt of one that failed; rows are pending, nothing is posted (DEC-LOAN-32). Each week
 * stands for itself, whatever the bank has not answered; all that is under way together never asks for more
 * than is left (docs/decisions/0040). Unique on advance and week: killed, repeated or doubled it presents
 * each once. Answers how many.
 */
export async function presentDebits(
  deps: DebitDependencies,
  currency: Currency,
  at: Date,
  options: BatchOptions = {},
): Promise<number> {
  const day = dateInZone(at.getTime(), zoneOfCurrency(currency))
  if (at < presentInstant(day, currency) || !isWorkingDay(day, deps.calendarOf(currency))) return 0
  const due = await deps.database.system((tx) => merchantsDue(tx, currency, day))
  const done = await inBatches(
    due,
    { batch, ...options },
    (merchantIds) =>
      batchTransaction(deps.database, (tx) => presentBatch(tx, deps, { merchantIds, currency, day, at })),
    (merchantId, error) =>
      deps.logger.error(
        { merchant_id: merchantId, err: error },
        'the debits of a merchant could not be presented',
      ),
  )
  throwRefused(done)
  return done.count
}

interface Batch {
  merchantIds: readonly string[]
  currency: Currency
  day: CalendarDate
  at: Date
}

/** Whoever is still due once their books are held. */
async function presentBatch(tx: Tx, deps: DebitDependencies, given: Batch): Promise<number> {
  await lockManyBooks(tx, given.merchantIds)
  await holdAdvances(tx, given.merchantIds)
  const weeks = await presentWeeks(tx, deps, given)
  const retries = await presentRetries(tx, given)
  const debits = [...weeks, ...retries]
  await insertDebits(tx, debits)
  await recordChanges(
    tx,
    debits.map((debit) => ({
      merchantId: debit.merchant_id,
      subject: 'debit',
      subjectId: debit.id,
      from: null,
      to: 'pending',
      actor: 'system',
      actorId: 'debits',
      detail: String(debit.attempt),
      at: given.at,
    })),
  )
  await Promise.all(
    debits.map((debit) =>
      deps.orderDebit(tx, {
        merchantId: debit.merchant_id,
        kind: 'debit',
        subjectId: debit.id,
        iban: debit.iban,
        currency: debit.currency,
        amountMinor: String(debit.amount_minor),
        reference: debitReference(debit.id),
      }),
    ),
  )
  return debits.length
}

/** How both sides call a debit. */
export function debitReference(debitId: string): string {
  return `DDB-${debitId.slice(-10).toUpperCase()}`
}

type Presented = NewDebit & { iban: string }

async function presentWeeks(tx: Tx, deps: DebitDependencies, given: Batch): Promise<Presented[]> {
  const { merchantIds, currency, day, at } = given
  const advances = await dueAdvances(tx, merchantIds, currency, day)
  if (advances.length === 0) return []
  const calendar = deps.calendarOf(currency)
  const reliefs = reliefsOn(await grantedReliefs(tx, merchantIds), day)
  const planned = advances.map((advance) => {
    const relief = reliefs.get(advance.id) ?? null
    const weeks = weeksSince(advance.next_repayment_on!, day, calendar)
    const plan = weeks.isOver
      ? null
      : weeklyDebit({ minimumMinor: advance.minimum_minor, ...openOf(advance), relief })
    const skipped = plan === null && relief?.kind === 'pause' && !weeks.isOver ? [weeks.current] : []
    return { advance, plan, current: weeks.current, skipped: [...weeks.missed, ...skipped], id: newId('rep') }
  })
  await insertRepayments(
    tx,
    planned.flatMap(({ advance, plan, current, skipped, id }) => [
      ...skipped.map((monday) => rowOf(advance, { id: newId('rep'), monday, day, minor: 0n, at })),
      ...(plan ? [rowOf(advance, { id, monday: current, day, minor: plan.amountMinor, at })] : []),
    ]),
  )
  await moveOn(tx, advances, nextCollectionDate(day, calendar))
  return planned.flatMap(({ advance, plan, id }) =>
    plan ? [debitOf(advance, plan, { repaymentId: id, attempt: 1, day, at })] : [],
  )
}

/**
 * The Mondays from the one that an advance is due for to the day's own. Those of earlier weeks were let go by
 * us: nothing is asked for them any more, as in a week of relief, and the advance takes as much longer
 * (docs/decisions/0040). So is this week's once its own day is over.
 */
function weeksSince(dueOn: CalendarDate, day: CalendarDate, calendar: WorkingCalendar) {
  const current = mondayOf(day)
  const missed: CalendarDate[] = []
  for (let monday = mondayOf(dueOn); monday < current; monday = addDays(monday, 7)) missed.push(monday)
  const isOver = missed.length > 0 && day > collectionDateOf(current, calendar)
  return { current, missed: isOver ? [...missed, current] : missed, isOver }
}

/**
 * The row of a Monday's week, the one before it like that of a run; without an amount nothing was asked for.
 */
function rowOf(
  advance: DueAdvance,
  given: { id: string; monday: CalendarDate; day: CalendarDate; minor: bigint; at: Date },
): NewRepayment {
  const { minor } = given
  return {
    merchant_id: advance.merchant_id,
    id: given.id,
    advance_id: advance.id,
    kind: 'direct_debit',
    week_start: addDays(given.monday, -7),
    date: mondayOf(given.day) === given.monday ? given.day : given.monday,
    sales_minor: null,
    due_minor: minor,
    amount_minor: minor,
    shortfall_minor: 0n,
    status: minor === 0n ? null : 'pending',
    created_at: given.at,
  }
}

/**
 * What may still be asked for. Debits of other weeks that the bank has not answered count as if they came.
 */
function openOf(advance: DueAdvance): Owed {
  return notAskedFor(
    { outstandingMinor: advance.outstandingMinor, carriedMinor: advance.carried_minor },
    { amountMinor: advance.inFlightMinor, carriedMinor: advance.inFlightCarriedMinor },
  )
}

/** The next Monday, and no second attempt any more: what failed before is in this debit. */
async function moveOn(tx: Tx, advances: readonly DueAdvance[], nextOn: CalendarDate): Promise<void> {
  const rows = advances.map((advance) => ({
    merchant_id: advance.merchant_id,
    id: advance.id,
    next_on: nextOn,
  }))
  await moveWeeksOn(tx, rows)
  await tx`
    update debit d set retry_on = null
      from jsonb_to_recordset(${tx.json(rows)}) as n (merchant_id text, id text, next_on date)
     where d.merchant_id = n.merchant_id and d.advance_id = n.id and d.retry_on is not null`
}

async function presentRetries(tx: Tx, given: Batch): Promise<Presented[]> {
  const { merchantIds, currency, day, at } = given
  const retries = await dueRetries(tx, merchantIds, currency, day)
  if (retries.length === 0) return []
  // Of one advance they go one after the other, each less by those before it.
  const byAdvance = Map.groupBy(retries, (retry) => retry.id)
  const planned = [...byAdvance.values()].flatMap((of) => {
    let open = openOf(of[0]!)
    return of.flatMap((retry) => {
      const plan = repeatedDebit(retry.failed_minor, open)
      if (!plan) return []
      open = notAskedFor(open, plan)
      return [{ retry, plan }]
    })
  })
  await repeatRepayments(
    tx,
    planned.map(({ retry, plan }) => ({
      merchant_id: retry.merchant_id,
      id: retry.repayment_id,
      amountMinor: plan.amountMinor,
    })),
    at,
  )
  await tx`
    update debit set retry_on = null
     where merchant_id = any (${[...merchantIds]}) and id = any (${retries.map(({ debit_id }) => debit_id)})`
  return planned.map(({ retry, plan }) =>
    debitOf(retry, plan, { repaymentId: retry.repayment_id, attempt: 2, day, at }),
  )
}

function debitOf(
  advance: DueAdvance,
  plan: PlannedDebit,
  given: { repaymentId: string; attempt: 1 | 2; day: CalendarDate; at: Date },
): Presented {
  return {
    merchant_id: advance.merchant_id,
    id: newId('deb'),
    advance_id: advance.id,
    mandate_id: advance.mandate_id,
    repayment_id: given.repaymentId,
    attempt: given.attempt,
    amount_minor: plan.amountMinor,
    carried_minor: plan.carriedMinor,
    currency: advance.currency,
    presented_on: given.day,
    created_at: given.at,
    iban: advance.mandate_iban,
  }
}
