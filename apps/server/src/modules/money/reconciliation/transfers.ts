import type { OpenTransfer } from '@daftar/rules/bank/match-transfers'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { ListedTransfer } from '../transfers/index.ts'
import type { LineRow } from './lines.ts'

/** A transfer, and whether a line is it already: on its way out, and on its way back. */
export interface KnownTransfer extends ListedTransfer {
  has_left: boolean
  has_returned: boolean
}

/**
 * Transfers of the amounts of open lines: those that are ordered, and those that were confirmed not long
 * before.
 */
export function transfersOfOpenLines(tx: ReadTx): Promise<KnownTransfer[]> {
  return transfersWhere(
    tx,
    tx`(t.currency, t.amount_minor) in (select l.currency, abs(l.amount_minor) from bank_line l where l.state = 'open')
       and (t.status = 'ordered' or t.status in ('confirmed', 'returned')
            and t.ordered_at > (select min(l.booked_on) - 90 from bank_line l where l.state = 'open'))`,
  )
}

/** Transfers that one line could be, whatever it says. */
export function transfersOfAmount(tx: ReadTx, line: LineRow): Promise<KnownTransfer[]> {
  const amountMinor = line.amount_minor < 0n ? -line.amount_minor : line.amount_minor
  return transfersWhere(
    tx,
    tx`t.currency = ${line.currency} and t.amount_minor = ${amountMinor}
       and ${line.amount_minor < 0n ? tx`t.status in ('ordered', 'confirmed', 'returned')` : tx`t.status in ('confirmed', 'returned') and t.kind in ('payout', 'wallet')`}
     order by t.ordered_at desc, t.id limit 50`,
  )
}

/** The transfers that lines are matched to, by id. */
export async function transfersOfLines(
  tx: ReadTx,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<string, KnownTransfer>> {
  const ids = lines.flatMap(({ of_transfer }) => (of_transfer === null ? [] : [of_transfer]))
  const rows = ids.length === 0 ? [] : await transfersWhere(tx, tx`t.id = any (${ids})`)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface UnseenPage {
  currency: string | null
  /** Those a line is proposed for, or waits for. */
  seen: readonly string[]
  after: PagePosition | null
  size: number
}

/**
 * Ordered transfers that no line is, oldest first; one row more than the page tells whether there is another.
 */
export function unseenTransfers(
  tx: ReadTx,
  { currency, seen, after, size }: UnseenPage,
): Promise<KnownTransfer[]> {
  return transfersWhere(
    tx,
    tx`t.status = 'ordered' and not (t.id = any (${[...seen]}))
       and not exists (select from bank_line l where l.of_merchant = t.merchant_id and l.of_transfer = t.id)
       ${currency ? tx`and t.currency = ${currency}` : tx``}
       ${laterThan(tx, tx`t.ordered_at`, tx`t.id`, after)}
     order by t.ordered_at, t.id limit ${size + 1}`,
  )
}

/** The transfer as the rules compare it; what the first of two people read counts as its reference. */
export function comparable(row: KnownTransfer): OpenTransfer {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status === 'rejected' ? 'ordered' : row.status,
    references: [row.reference, row.bank_reference, row.proposed_reference].filter((one) => one !== null),
    amountMinor: row.amount_minor,
    currency: row.currency,
    iban: row.iban,
    beneficiary: row.beneficiary,
    orderedOn: dateInZone(row.ordered_at.getTime(), zoneOfCurrency(row.currency)),
  }
}

function transfersWhere(tx: ReadTx, condition: Fragment): Promise<KnownTransfer[]> {
  return tx<KnownTransfer[]>`
    select t.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as proposer_name,
           exists (select from bank_line l where l.of_merchant = t.merchant_id and l.of_transfer = t.id
                     and l.amount_minor < 0) as has_left,
           exists (select from bank_line l where l.of_merchant = t.merchant_id and l.of_transfer = t.id
                     and l.amount_minor > 0) as has_returned
      from transfer_public t join merchant_public m using (merchant_id) left join staff_name s on s.id = t.proposed_by
     where m.sandbox_of is null and ${condition}`
}
