import type { Account } from '@daftar/rules/ledger/accounts'
import { takenBackBy } from '@daftar/rules/ledger/reversals'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { JournalPosition } from './positions.ts'

export interface EntryRow
  extends
    MerchantFields,
    Row<'ledger_transaction', 'id' | 'number' | 'kind' | 'reference' | 'at' | 'memo' | 'recorded_at'> {
  reverses: string | null
  is_reversed: boolean
  previous_hash: string
  hash: string
  /** What was debited, which is what was credited, in minor units as text. */
  totals: { currency: Currency; minor: string }[]
}

export interface JournalPage {
  /** Null for all merchants. */
  merchantIds: string[] | null
  account: string | null
  kind: string | null
  reference: string | null
  from: Date | null
  until: Date | null
  before: JournalPosition | null
  size: number
}

/** The journal, newest first, by keyset; one row more than the page tells whether there is another. */
export function listEntries(tx: ReadTx, page: JournalPage): Promise<EntryRow[]> {
  const { merchantIds, before } = page
  return entriesWhere(
    tx,
    tx`true
       ${merchantIds ? tx`and t.merchant_id = any (${merchantIds})` : tx``}
       ${page.kind ? tx`and t.kind = ${page.kind}` : tx``}
       ${page.reference ? tx`and t.reference = ${page.reference}` : tx``}
       ${page.from ? tx`and t.at >= ${page.from}` : tx``}
       ${page.until ? tx`and t.at < ${page.until}` : tx``}
       ${page.account ? tx`and exists (${movesAccount(tx, page.account)})` : tx``}
       ${before ? tx`and (t.at, t.merchant_id, t.number) < (${before.at}, ${before.merchantId}, ${String(before.number)}::bigint)` : tx``}`,
    { newestFirst: true, size: page.size + 1 },
  )
}

export async function findEntry(tx: ReadTx, merchantId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await entriesWhere(tx, tx`t.merchant_id = ${merchantId} and t.id = ${id}`)
  return row
}

/**
 * The entry that takes another one back: it names it, or it is the kind that does so, about the same thing.
 */
export async function findReversalOf(tx: ReadTx, entry: EntryRow): Promise<EntryRow | undefined> {
  const { merchant_id: merchantId, id, kind, reference } = entry
  const [row] = await entriesWhere(
    tx,
    tx`t.merchant_id = ${merchantId} and (t.reverses = ${id}
       or t.kind = ${takenBackBy[kind] ?? null} and t.reference = ${reference})`,
  )
  return row
}

/** A merchant's entries about any of some things, oldest first. */
export function entriesAbout(
  tx: ReadTx,
  merchantId: string,
  references: readonly string[],
): Promise<EntryRow[]> {
  return entriesWhere(tx, tx`t.merchant_id = ${merchantId} and t.reference = any (${[...references]})`, {
    newestFirst: false,
    size: 100,
  })
}

export async function countEntries(tx: ReadTx, merchantId: string): Promise<number> {
  const [row] = await tx<{ entries: number }[]>`
    select count(*)::int as entries from ledger_transaction where merchant_id = ${merchantId}`
  return row?.entries ?? 0
}

export type PostingRow = Row<
  'ledger_posting',
  'currency' | 'amount_minor',
  {
    account: Account
  }
>

export function postingsOf(tx: ReadTx, merchantId: string, id: string): Promise<PostingRow[]> {
  return tx<PostingRow[]>`
    select account, currency, amount_minor from ledger_posting
     where merchant_id = ${merchantId} and transaction_id = ${id} order by line`
}

/** A whole name, or a family: `merchant_payable` for those of every merchant. */
function movesAccount(tx: ReadTx, account: string): Fragment {
  return tx`
    select from ledger_posting p
     where p.merchant_id = t.merchant_id and p.transaction_id = t.id
       and (p.account = ${account} or split_part(p.account, ':', 1) = ${account})`
}

/** The rows are chosen and cut before their sums are made; a sandbox is in nobody's books. */
function entriesWhere(
  tx: ReadTx,
  condition: Fragment,
  { newestFirst, size }: { newestFirst: boolean; size: number } = { newestFirst: false, size: 1 },
): Promise<EntryRow[]> {
  const order = () =>
    newestFirst ? tx`t.at desc, t.merchant_id desc, t.number desc` : tx`t.merchant_id, t.number`
  const pairs = () =>
    tx`unnest(${Object.keys(takenBackBy)}::text[], ${Object.values(takenBackBy)}::text[]) as pair (undone, undoing)`
  return tx<EntryRow[]>`
    with chosen as (
      select t.*, m.name as merchant_name, m.name_ar as merchant_name_ar from ledger_transaction t join merchant_public m using (merchant_id)
       where m.sandbox_of is null and (${condition}) order by ${order()} limit ${size})
    select t.merchant_id, t.merchant_name, t.merchant_name_ar, t.id, t.number, t.kind, t.reference, t.at, t.memo, t.recorded_at,
           coalesce(t.reverses, (select u.id from ${pairs()} join ledger_transaction u
             on u.merchant_id = t.merchant_id and u.kind = pair.undone and u.reference = t.reference
             where pair.undoing = t.kind)) as reverses,
           encode(t.previous_hash, 'hex') as previous_hash, encode(t.hash, 'hex') as hash,
           exists (select from ledger_transaction r where r.merchant_id = t.merchant_id and r.reverses = t.id)
             or exists (select from ${pairs()} join ledger_transaction r
               on r.merchant_id = t.merchant_id and r.kind = pair.undoing and r.reference = t.reference
               where pair.undone = t.kind) as is_reversed,
           (select jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor::text) order by s.currency)
              from (select p.currency, sum(p.amount_minor) as minor from ledger_posting p
                     where p.merchant_id = t.merchant_id and p.transaction_id = t.id and p.amount_minor > 0
                     group by p.currency) s) as totals
      from chosen t order by ${order()}`
}
