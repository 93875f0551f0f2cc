import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { Waterfall } from '@daftar/rules/payouts/payout-lines'
import type { PayoutFigures } from '@daftar/rules/settlement/close-payout'
import type { Tx } from '../../platform/database/database.ts'
import { weeklyCutOff } from './cut-off.ts'
import { reasonsToKeep } from './issue-batch.ts'
import { closeOpen, figuresAt } from './open-figures.ts'
import type { Capital } from './parts.ts'
import { dueAt } from './run.ts'
import { countMovements } from './sums.ts'

export interface DryResult {
  merchantId: string
  name: string
  figures: PayoutFigures
  waterfall: Waterfall
  movements: number
  /** Why it would be closed and not sent; null where it would be. */
  heldReason: HeldReason | null
}

/** What a run of a Monday would come to for merchants that it has not settled yet; a pure read, a page at a time. */
export async function dryRun(
  tx: Tx,
  capital: Pick<Capital, 'preview'>,
  given: { currency: Currency; monday: CalendarDate; at: Date; after?: string; limit?: number },
): Promise<DryResult[]> {
  const { currency, at } = given
  const runDate = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const cutOff = weeklyCutOff(currency, given.monday, runDate, at)
  const due = await dueAt(tx, cutOff, {
    ...(given.after !== undefined && { after: given.after }),
    ...(given.limit !== undefined && { limit: given.limit }),
  })
  const open = await figuresAt(tx, capital, due, cutOff)
  const kept = await reasonsToKeep(tx, due)
  return open.map((one) => ({
    merchantId: one.party.merchantId,
    name: one.party.name,
    ...closeOpen(one, cutOff),
    movements: countMovements(one.rows),
    heldReason: kept.get(one.party.merchantId) ?? null,
  }))
}
