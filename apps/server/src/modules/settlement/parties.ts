import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { Fragment, Tx } from '../../platform/database/database.ts'
import { hasMovement } from './open-movements.ts'

/** One merchant as a closing sees it: where its last payout ended, and the terms of the day. */
export interface Party {
  merchantId: string
  name: string
  /** The last cut-off; null before the first payout. */
  since: Date | null
  lastId: string | null
  /** How manieth its last payout was; 0 before the first. */
  sequence: number
  /** What that payout handed on, with its sign. */
  carriedMinor: bigint
  vatHundredths: number
  reserveHundredths: number
  reserveDays: number
  hasOpenAdvance: boolean
}

/**
 * The relation `openMovements` reads from: one row per merchant of the list. `offset 0` keeps it a relation of its own, so that
 * an index by time is entered at the last cut-off and not at a merchant's first day.
 */
export function parties(tx: Tx, merchantIds: readonly string[], currency: Currency): Fragment {
  return tx`
    select i.merchant_id, coalesce(p.period_until, '-infinity') as since, p.id as last_id, coalesce(p.carried_out_minor, 0) as carried_minor
      from unnest(${[...merchantIds]}::text[]) i (merchant_id)
      left join lateral (
        select id, period_until, carried_out_minor from payout
         where merchant_id = i.merchant_id and currency = ${currency} and closed_at is not null
         order by period_until desc limit 1) p on true
    offset 0`
}

/** VAT by country and reserve by merchant, as they are on a day. */
export async function findParties(
  tx: Tx,
  merchantIds: readonly string[],
  currency: Currency,
  day: CalendarDate,
): Promise<Party[]> {
  return tx<Party[]>`
    select w.merchant_id as "merchantId", m.name, nullif(w.since, '-infinity') as since, w.last_id as "lastId", coalesce(n.sequence, 0) as sequence,
           w.carried_minor as "carriedMinor", coalesce(v.percent_hundredths, 0) as "vatHundredths",
           coalesce(r.percent_hundredths, 0) as "reserveHundredths", coalesce(r.days, 0) as "reserveDays",
           exists (select from loan l where l.merchant_id = w.merchant_id and l.status <> 'closed') as "hasOpenAdvance"
      from (${parties(tx, merchantIds, currency)}) w
      join merchant m on m.merchant_id = w.merchant_id
      left join lateral (select max(sequence) as sequence from payout where merchant_id = w.merchant_id) n on true
      left join lateral (
        select percent_hundredths from vat_rate where country = m.country and valid_from <= ${day}
         order by valid_from desc limit 1) v on true
      left join lateral (
        select percent_hundredths, days from reserve_term where merchant_id = w.merchant_id and valid_from <= ${day}
         order by valid_from desc, set_at desc, id desc limit 1) r on true
     order by w.merchant_id`
}

export interface DuePage {
  currency: Currency
  until: Date
  /** The Monday the week began with: the cycle of that week decides. */
  monday: CalendarDate
  runDate: CalendarDate
  /** Of these alone. */
  among?: string[]
  /** A page: merchants after this one, that many. */
  after?: string
  limit?: number
}

/**
 * Merchants a weekly run closes a payout for: in the weekly cycle in that week, or held to it by an advance (DEC-LOAN-11), not
 * closed up to the cut-off yet, and with something that moved or an advance that is due. Sandboxes are left out.
 */
export async function findDue(tx: Tx, due: DuePage): Promise<string[]> {
  const rows = await tx<{ merchant_id: string }[]>`
    select w.merchant_id from (
      select m.merchant_id, coalesce(p.period_until, '-infinity') as since, p.id as last_id, coalesce(p.carried_out_minor, 0) as carried_minor
        from merchant m
        left join lateral (
          select id, period_until, carried_out_minor from payout
           where merchant_id = m.merchant_id and currency = ${due.currency} order by period_until desc limit 1) p on true
       where m.currency = ${due.currency} and m.sandbox_of is null and m.merchant_id > ${due.after ?? ''}
         and (${due.among ?? null}::text[] is null or m.merchant_id = any (${due.among ?? null}::text[]))
         and (payout_cycle_on(m.merchant_id, ${due.monday}) = 'weekly'
              or exists (select from loan l where l.merchant_id = m.merchant_id and l.status <> 'closed'))
       offset 0
    ) w
     where w.since < ${due.until}
       and (${hasMovement(tx, due.currency, due.until)} or exists (
         select from loan l where l.merchant_id = w.merchant_id and l.currency = ${due.currency} and l.status in ('paying', 'overdue')
            and l.first_repayment_on <= ${due.runDate} and not ('direct_debit' = any (l.tags))))
     order by w.merchant_id
     limit ${due.limit ?? null}::int`
  return rows.map((row) => row.merchant_id)
}

/** The cycle a merchant chose for a day; before the first change the one it began with. */
export async function chosenCycle(tx: Tx, merchantId: string, day: CalendarDate): Promise<PayoutCycle> {
  const [row] = await tx<{ cycle: PayoutCycle }[]>`select payout_cycle_on(${merchantId}, ${day}) as cycle`
  return row!.cycle
}
