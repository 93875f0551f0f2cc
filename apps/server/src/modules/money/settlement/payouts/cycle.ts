import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { canSwitchCycle, cycleChangeDate, effectiveCycle } from '@daftar/rules/settlement/payout-cycle'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockLedger } from '../../../../platform/ledger/ledger.ts'
import { findMerchant, merchantZone } from '../../../merchants/merchants/index.ts'
import { chosenCycle } from '../closing/payees.ts'
import type { Capital } from '../dependencies.ts'

type Open = Pick<Capital, 'isOpen'>

export interface Cycle {
  /** What counts today: weekly while an advance is open, else what was chosen (DEC-LOAN-11). */
  cycle: PayoutCycle
  chosen: PayoutCycle
  /** A change that was asked for and has not begun. */
  next: { cycle: PayoutCycle; from: CalendarDate } | null
  hasOpenAdvance: boolean
}

export async function cycleOf(
  tx: ReadTx,
  capital: Open,
  merchantId: string,
  at: Date,
): Promise<Cycle | undefined> {
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return undefined
  const today = dateInZone(at.getTime(), merchantZone(merchant))
  const [chosen, hasOpenAdvance, [next]] = await Promise.all([
    chosenCycle(tx, merchantId, today),
    isAdvanceOpen(tx, capital, merchantId),
    tx<{ cycle: PayoutCycle; from: CalendarDate }[]>`
      select cycle, valid_from as from from cycle_change where merchant_id = ${merchantId} and valid_from > ${today}
       order by valid_from desc, requested_at desc, id desc limit 1`,
  ])
  return {
    cycle: effectiveCycle(chosen, hasOpenAdvance),
    chosen,
    next: next && next.cycle !== chosen ? next : null,
    hasOpenAdvance,
  }
}

/**
 * Changes the cycle from the next week on (DEC-PO-8); refused while an advance fixes it. Asking for what
 * counts takes a change back.
 */
export async function changeCycle(
  tx: Tx,
  capital: Open,
  change: { merchantId: string; cycle: PayoutCycle; by: string; at: Date },
): Promise<Cycle | Refusal> {
  const { merchantId, at } = change
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  await lockLedger(tx, merchantId)
  const now = (await cycleOf(tx, capital, merchantId, at))!
  if (!canSwitchCycle(now.hasOpenAdvance)) return refuse('cycle_fixed')
  if ((now.next?.cycle ?? now.chosen) === change.cycle) return now
  const from = cycleChangeDate(dateInZone(at.getTime(), merchantZone(merchant)))
  await tx`
    insert into cycle_change (merchant_id, id, cycle, valid_from, requested_by, requested_at)
    values (${merchantId}, ${newId('cyc')}, ${change.cycle}, ${from}, ${change.by}, ${at})`
  return (await cycleOf(tx, capital, merchantId, at))!
}

export async function isAdvanceOpen(tx: ReadTx, capital: Open, merchantId: string): Promise<boolean> {
  const [row] = await tx<{ open: boolean }[]>`select ${capital.isOpen(tx, tx`${merchantId}`)} as open`
  return row!.open
}
