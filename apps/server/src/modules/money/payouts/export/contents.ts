import { compareDates, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Language } from '@daftar/rules/geo/languages'
import { longestRangeTo } from '@daftar/rules/payouts/day-range'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Reached } from '../access.ts'
import { matching, seenStores, type PayoutFilter } from '../filter.ts'
import type { ExportPart } from './movements-csv.ts'

/** A file as it was asked for: enough to write it now or later. */
export interface ExportContents {
  name: string
  rows: number
  parts: ExportPart[]
  language: Language
}

interface Counted extends Row<'payout_public', 'merchant_id' | 'id' | 'period_from' | 'period_until'> {
  rows: number
}

/**
 * Which payouts a file holds and how many movements that is. Payouts are closed, so the number stands.
 * Without days it is the last twelve months; a single payout is named by its own period.
 */
export async function contentsOf(
  tx: ReadTx,
  filter: PayoutFilter,
  { today, language }: { today: CalendarDate; language: Language },
): Promise<ExportContents> {
  const { payoutId, range } = filter
  const days = payoutId === undefined ? completed(range, today) : range
  const rows = await countedPayouts(tx, { ...filter, range: days })
  const parts = filter.reached.map(({ merchantId, zone, storeIds }) => ({
    merchantId,
    zone,
    payoutIds: rows.filter((row) => row.merchant_id === merchantId).map((row) => row.id),
    storeIds: seenStores(storeIds, filter.storeIds),
  }))
  const zone = filter.reached[0]?.zone ?? 'UTC'
  const only = payoutId === undefined ? undefined : rows[0]
  const named = only ? periodOf(only, zone) : completed(range, today)
  return {
    name: `payouts_${named.from}_${named.to}.csv`,
    rows: rows.reduce((sum, row) => sum + row.rows, 0),
    parts,
    language,
  }
}

/**
 * Whether a person may still see everything a file holds: roles and stores may have changed since it was
 * asked for.
 */
export function isStillSeen(parts: readonly ExportPart[], reached: readonly Reached[]): boolean {
  return parts
    .filter((part) => part.payoutIds.length > 0)
    .every(({ merchantId, storeIds }) => {
      const now = reached.find((one) => one.merchantId === merchantId)
      if (!now) return false
      return now.storeIds === null || (storeIds?.every((id) => now.storeIds?.includes(id)) ?? false)
    })
}

function completed(
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
  const last = to ?? (from && compareDates(from, today) > 0 ? from : today)
  const { from: first } = longestRangeTo(last)
  return { from: from && compareDates(from, first) > 0 ? from : first, to: last }
}

function periodOf(row: Counted, zone: string): { from: CalendarDate; to: CalendarDate } {
  return {
    from: dateInZone(row.period_from.getTime(), zone),
    to: dateInZone(row.period_until.getTime() - 1, zone),
  }
}

/** Movements that are seen of each payout: all of them, or those of the stores a person sees. */
async function countedPayouts(tx: ReadTx, filter: PayoutFilter): Promise<Counted[]> {
  const rows = await tx<
    (Omit<Counted, 'rows'> & Row<'payout_public', 'movements'> & { stores: Record<string, number> })[]
  >`
    select p.merchant_id, p.id, p.period_from, p.period_until, p.movements,
           (select coalesce(json_object_agg(s.store_id, s.movements), '{}') from payout_store_public s
             where s.merchant_id = p.merchant_id and s.payout_id = p.id) as stores
      from payout_public p where ${matching(tx, filter)} order by p.created_at, p.id`
  const limits = new Map(
    filter.reached.map((one) => [one.merchantId, seenStores(one.storeIds, filter.storeIds)]),
  )
  return rows.map(({ movements, stores, ...row }) => {
    const seen = limits.get(row.merchant_id) ?? null
    const ofStores = (seen ?? []).reduce((sum, id) => sum + (stores[id] ?? 0), 0)
    return { ...row, rows: seen === null ? movements : ofStores }
  })
}
