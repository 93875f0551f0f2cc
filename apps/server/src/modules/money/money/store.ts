import type { ChargeStatus } from '@daftar/rules/cards/charge'
import type { Currency } from '@daftar/rules/money/currency'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { ownWalletEntries, type TransactionKind } from '@daftar/rules/transactions/transaction'
import type { WalletEntry } from '@daftar/rules/wallet/movements'
import type { WithdrawalStatus } from '@daftar/rules/wallet/withdrawal'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import { byPosition, type PageAsked } from '../../../platform/http/paging.ts'
import { everythingOf, matching } from '../payouts/index.ts'
import type { Reader } from './reader.ts'

interface CommonColumns {
  id: string
  /** Its place among those of one moment: movements of a wallet as the journal numbers them. */
  place: string
  at: Date
  currency: Currency
  /** What came in is above zero. */
  amount_minor: bigint
  /** What people name it by. */
  reference: string
}

/** A line of the history; what is particular to its kind stands in `entry` and `state`. */
export type TransactionRow = CommonColumns &
  (
    | { kind: 'payout'; entry: null; state: PayoutStatus }
    /** `state` is that of the withdrawal it is; null for every other movement. */
    | { kind: 'wallet'; entry: WalletEntry; state: WithdrawalStatus | null }
    | { kind: 'card'; entry: null; state: ChargeStatus }
  )

/**
 * Where each kind is read, with the columns of a row; each is narrowed to a page by itself, so that its own
 * index is walked.
 */
const sources: Readonly<Record<TransactionKind, (tx: ReadTx, reader: Reader) => Fragment>> = {
  // What came to nothing to send is no transaction.
  payout: (tx, reader) => tx`
    select p.id, p.id as place, 'payout' as kind, null::text as entry, p.status as state, p.created_at as at, p.currency,
           p.payout_minor as amount_minor, p.number as reference
      from payout_public p where ${matching(tx, everythingOf([reader]))} and p.payout_minor > 0`,
  wallet: (tx, { merchantId }) => tx`
    select m.id, lpad(m.number::text, 18, '0') as place, 'wallet' as kind, m.kind as entry, w.status as state, m.at, m.currency, m.amount_minor, m.id as reference
      from wallet_movement m
      left join wallet_withdrawal_public w
        on w.merchant_id = m.merchant_id and w.id = m.reference and m.kind = 'wallet_withdrawn'
     where m.merchant_id = ${merchantId} and m.kind = any (${ownWalletEntries})`,
  // What was declined, or came back whole, has moved nothing.
  card: (tx, { merchantId }) => tx`
    select c.id, c.id as place, 'card' as kind, null::text as entry, c.status as state, c.at, c.currency, c.amount_minor, c.shop as reference
      from card_movement c where c.merchant_id = ${merchantId} and c.amount_minor <> 0`,
}

export const historyOrder = byPosition<TransactionRow>(({ at, place }) => ({ at, id: place }))

/** Newest first; one row more than the page tells whether there is another. */
export async function listTransactions(
  tx: ReadTx,
  reader: Reader,
  kinds: readonly TransactionKind[],
  { before, size }: PageAsked,
): Promise<TransactionRow[]> {
  const pages = kinds.map(
    (kind) => tx`
      (select * from (${sources[kind](tx, reader)}) s
        where true ${olderThan(tx, tx`s.at`, tx`s.place`, before)}
        order by s.at desc, s.place desc limit ${size + 1})`,
  )
  if (pages.length === 0) return []
  const all = pages.reduce((some, page) => tx`${some} union all ${page}`)
  return tx<TransactionRow[]>`select * from (${all}) t order by t.at desc, t.place desc limit ${size + 1}`
}

export async function findTransaction(
  tx: ReadTx,
  reader: Reader,
  id: string,
): Promise<TransactionRow | undefined> {
  for (const kind of reader.kinds) {
    const [row] = await tx<
      TransactionRow[]
    >`select * from (${sources[kind](tx, reader)}) s where s.id = ${id}`
    if (row) return row
  }
  return undefined
}

type NamedOrder = Row<'order_public', 'id' | 'number'>

/** The one order that everything of a payout is of, where the person sees its store. */
export async function onlyOrderOf(
  tx: ReadTx,
  { merchantId, storeIds }: Reader,
  payoutId: string,
): Promise<NamedOrder | null> {
  const [order] = await tx<NamedOrder[]>`
    select o.id, o.number from order_public o
      join (select min(l.order_id) as id from payout_line_public l
             where l.merchant_id = ${merchantId} and l.payout_id = ${payoutId}
            having count(distinct l.order_id) = 1) alone on alone.id = o.id
     where o.merchant_id = ${merchantId} and ${storeIsVisible(tx, 'o.store_id', storeIds)}`
  return order ?? null
}

/** The card that was charged. */
export async function cardOf(
  tx: ReadTx,
  { merchantId }: Reader,
  id: string,
): Promise<Row<'card_movement', 'nickname' | 'last4'> | null> {
  const [card] = await tx<Row<'card_movement', 'nickname' | 'last4'>[]>`
    select nickname, last4 from card_movement where merchant_id = ${merchantId} and id = ${id}`
  return card ?? null
}
