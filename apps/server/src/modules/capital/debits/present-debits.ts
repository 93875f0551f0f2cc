import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { isWorkingDay, nextCollectionDate } from '@daftar/rules/calendar/working-days'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { reliefsOn } from '@daftar/rules/capital/advances/relief'
import { repeatedDebit, weeklyDebit, type PlannedDebit } from '@daftar/rules/capital/debits/debit-plan'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { lockManyBooks } from '../../../platform/ledger/post-many.ts'
import { recordChanges } from '../../../platform/status-changes.ts'
import { holdAdvances, insertRepayments, moveWeeksOn, repeatRepayments } from '../advances/index.ts'
import { batchTransaction, inBatches, throwRefused, type BatchOptions } from '../../money/settlement/index.ts'
import { grantedReliefs } from '../relief/index.ts'
import { dueAdvances, dueRetries, merchantsDue, presentInstant, type DueAdvance } from './due.ts'
import type { DebitDependencies } from './dependencies.ts'
import { insertDebits, type NewDebit } from './store.ts'

/** How many merchants are presented in one transaction. */
const batch = 100

/**
 * Presents what is due on a day to the bank, in batches: of each advance the week's debit D = min(M + K, B), or the second
 * attempt of one that failed; rows are pending, nothing is posted (DEC-LOAN-32). Unique on advance and week: killed,
 * repeated or doubled it presents each once. Answers how many.
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
  const done = await inBatches(due, { batch, ...options }, (merchantIds) =>
    batchTransaction(deps.database, (tx) => presentBatch(tx, deps, { merchantIds, currency, day, at })),
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
  const reliefs = reliefsOn(await grantedReliefs(tx, merchantIds), day)
  const planned = advances.flatMap((advance) => {
    const plan = weeklyDebit({
      minimumMinor: advance.minimum_minor,
      carriedMinor: advance.carried_minor,
      outstandingMinor: advance.outstandingMinor,
      relief: reliefs.get(advance.id) ?? null,
    })
    return plan ? [{ advance, plan, repaymentId: newId('rep') }] : []
  })
  await insertRepayments(
    tx,
    planned.map(({ advance, plan, repaymentId }) => ({
      merchant_id: advance.merchant_id,
      id: repaymentId,
      advance_id: advance.id,
      kind: 'direct_debit',
      week_start: weekOf(advance, day),
      date: day,
      sales_minor: null,
      due_minor: plan.amountMinor,
      amount_minor: plan.amountMinor,
      shortfall_minor: 0n,
      status: 'pending',
      created_at: at,
    })),
  )
  await moveOn(tx, deps, advances)
  return planned.map(({ advance, plan, repaymentId }) =>
    debitOf(advance, plan, { repaymentId, attempt: 1, day, at }),
  )
}

/** The week before the Monday the debit is for, like that of a run, also where a holiday or the bank delayed it. */
function weekOf(advance: DueAdvance, day: CalendarDate): CalendarDate {
  return addDays(mondayOf(advance.next_repayment_on ?? day), -7)
}

/** The next Monday, and no second attempt any more: what failed before is in this debit. */
async function moveOn(tx: Tx, deps: DebitDependencies, advances: readonly DueAdvance[]): Promise<void> {
  const rows = advances.map((advance) => ({
    merchant_id: advance.merchant_id,
    id: advance.id,
    next_on: nextCollectionDate(advance.next_repayment_on!, deps.calendarOf(advance.currency)),
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
  const planned = retries.flatMap((retry) => {
    const now = { carriedMinor: retry.carried_minor, outstandingMinor: retry.outstandingMinor }
    const plan = repeatedDebit(retry.failed_minor, now)
    return plan ? [{ retry, plan }] : []
  })
  await repeatRepayments(
    tx,
    planned.map(({ retry, plan }) => ({
      merchant_id: retry.merchant_id,
      id: retry.repayment_id,
      amountMinor: plan.amountMinor,
    })),
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
