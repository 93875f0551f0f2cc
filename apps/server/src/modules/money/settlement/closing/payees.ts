import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import type { CutOff } from './cut-off.ts'
import { hasMovement } from './open-movements.ts'
import type { Capital } from '../dependencies.ts'

/** One merchant as a closing sees it: where its last payout ended, and the terms of the day. */
export interface Payee {
  merchantId: string
  name: string
  nameAr: string
  /** The last cut-off; null before the first payout. */
  since: Date | null
  /** The number of its last payout in their order; 0 before the first. */
  sequence: number
  vatHundredths: number
  reserveHundredths: number
  reserveDays: number
}

/** The relation `openMovements` reads from: one row per merchant of the list. */
export function payees(tx: ReadTx, merchantIds: readonly string[], currency: Currency): Fragment {
  return withLastPayout(
    tx,
    tx`select merchant_id from unnest(${[...merchantIds]}::text[]) m (merchant_id)`,
    currency,
  )
}

/**
 * Merchants with where their last payout of a currency ended and what it handed on. `offset 0` keeps it a
 * relation of its own, so that an index by time is entered at the last cut-off and not at a merchant's first
 * day.
 */
function withLastPayout(tx: ReadTx, merchants: Fragment, currency: Currency): Fragment {
  return tx`
    select i.merchant_id, coalesce(p.period_until, '-infinity') as since, p.id as last_id, coalesce(p.carried_out_minor, 0) as carried_minor
      from (${merchants}) i
      left join lateral (
        select id, period_until, carried_out_minor from payout
         where merchant_id = i.merchant_id and currency = ${currency} and closed_at is not null
         order by period_until desc limit 1) p on true
    offset 0`
}

/**
 * What a closing knows of each merchant. Reserve is as of the last day that is in the payout, whose sales it
 * is kept of; VAT by country as of the day of the run, on which the transfer is charged for and which its
 * line carries.
 */
export async function findPayees(
  tx: ReadTx,
  merchantIds: readonly string[],
  { currency, lastDay, runDate }: Pick<CutOff, 'currency' | 'lastDay' | 'runDate'>,
): Promise<Payee[]> {
  return tx<Payee[]>`
    select w.merchant_id as "merchantId", m.name, m.name_ar as "nameAr", nullif(w.since, '-infinity') as since, coalesce(n.sequence, 0) as sequence,
           coalesce(v.percent_hundredths, 0) as "vatHundredths",
           coalesce(r.percent_hundredths, 0) as "reserveHundredths", coalesce(r.days, 0) as "reserveDays"
      from (${payees(tx, merchantIds, currency)}) w
      join merchant_public m on m.merchant_id = w.merchant_id
      left join lateral (select max(sequence) as sequence from payout where merchant_id = w.merchant_id) n on true
      left join lateral (
        select percent_hundredths from vat_rate_public where country = m.country and valid_from <= ${runDate}
         order by valid_from desc limit 1) v on true
      left join lateral (
        select percent_hundredths, days from reserve_term where merchant_id = w.merchant_id and valid_from <= ${lastDay}
         order by valid_from desc, set_at desc, id desc limit 1) r on true
     order by w.merchant_id`
}

/**
 * Merchants a weekly run closes a payout for, in the order of their ids: in the weekly cycle in the week of
 * the cut-off, or held to it by an advance (DEC-LOAN-11), not closed up to the cut-off yet, and with
 * something that moved or an advance that is due. Sandboxes are left out. `among` asks of these alone.
 */
export async function findDue(
  tx: ReadTx,
  capital: Pick<Capital, 'isOpen' | 'isDue'>,
  cutOff: CutOff,
  among?: readonly string[],
): Promise<string[]> {
  const { currency, until, weekStart, runDate } = cutOff
  const candidates = tx`
    select m.merchant_id from merchant_public m
     where m.currency = ${currency} and m.sandbox_of is null ${among ? tx`and m.merchant_id = any (${[...among]})` : tx``}
       and (payout_cycle_on(m.merchant_id, ${weekStart}) = 'weekly' or ${capital.isOpen(tx, tx`m.merchant_id`)})`
  const rows = await tx<{ merchant_id: string }[]>`
    select w.merchant_id from (${withLastPayout(tx, candidates, currency)}) w
     where w.since < ${until}
       and (${hasMovement(tx, currency, until)} or ${capital.isDue(tx, tx`w.merchant_id`, { currency, runDate })})
     order by w.merchant_id`
  return rows.map((row) => row.merchant_id)
}

/** The cycle a merchant chose for a day; before the first change the one it began with. */
export async function chosenCycle(tx: ReadTx, merchantId: string, day: CalendarDate): Promise<PayoutCycle> {
  const [row] = await tx<{ cycle: PayoutCycle }[]>`select payout_cycle_on(${merchantId}, ${day}) as cycle`
  return row!.cycle
}
