import type { AnswerOf } from '@daftar/contract'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { CountRow, WorkRow } from './waiting.ts'

export function presentItem(row: WorkRow): WorkItem {
  const { amount_minor, currency } = row
  return {
    kind: row.kind,
    id: row.id,
    target: row.target,
    merchant_id: row.merchant_id,
    merchant_name: row.merchant_name ?? '',
    merchant_name_ar: row.merchant_name_ar ?? '',
    currency,
    amount: amount_minor === null || currency === null ? null : toDecimal(money(amount_minor, currency)),
    count: row.count,
    note: row.note,
    since: row.since.toISOString(),
    due_at: row.due_at.toISOString(),
    begun_by: row.begun_by,
    assignee: row.assignee === null ? null : { id: row.assignee, name: row.assignee_name ?? '' },
  }
}

/** The whole, and by kind; the nearest deadline of all. */
export function presentCounts(rows: readonly CountRow[]): AnswerOf<'work.counts'> {
  const nearest = Math.min(...rows.map(({ next_due_at }) => next_due_at.getTime()))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    kinds: rows.map(({ kind, count, oldest_since }) => ({
      kind,
      count,
      oldest_since: oldest_since.toISOString(),
    })),
    next_due_at: rows.length > 0 ? new Date(nearest).toISOString() : null,
  }
}
