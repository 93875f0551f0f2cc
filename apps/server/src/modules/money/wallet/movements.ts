import { money, toDecimal } from '@daftar/rules/money/money'
import {
  entriesOfTypes,
  walletEntries,
  type WalletEntry,
  type WalletType,
} from '@daftar/rules/wallet/movements'
import type { WalletTransaction } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { cursorOf, numberPart } from '../../../platform/http/cursor.ts'
import type { Keyset, PageAsked } from '../../../platform/http/paging.ts'
import type { NamesOfMovements } from './dependencies.ts'
import { presentWithdrawal } from './present.ts'
import { withdrawalsOf } from './store.ts'

/** What moved a wallet, as the journal has it. */
export type MovementRow = Row<
  'wallet_movement',
  'id' | 'number' | 'reference' | 'at' | 'currency',
  {
    kind: WalletEntry
    /** What came in is above zero. */
    amount_minor: bigint
  }
>

interface Position {
  number: bigint
}

/** By the place in the merchant's chain, which has no gaps and no twins. */
export const movementOrder: Keyset<MovementRow, Position> = {
  cursor: cursorOf<Position>({ number: numberPart }),
  positionOf: ({ number }) => ({ number }),
}

export interface MovementFilter {
  from: Date | null
  until: Date | null
  types: readonly WalletType[] | undefined
}

/** Newest first; one row more than the page tells whether there is another. */
export function listMovements(
  tx: ReadTx,
  merchantId: string,
  { from, until, types }: MovementFilter,
  { before, size }: PageAsked<Position>,
): Promise<MovementRow[]> {
  return tx<MovementRow[]>`
    select id, number, kind, reference, at, currency, amount_minor from wallet_movement
     where merchant_id = ${merchantId} and kind = any (${entriesOfTypes(types)})
       and (${from}::timestamptz is null or at >= ${from}::timestamptz)
       and (${until}::timestamptz is null or at < ${until}::timestamptz)
       and (${before?.number ?? null}::bigint is null or number < ${before?.number ?? null}::bigint)
     order by number desc limit ${size + 1}`
}

export async function findMovement(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<MovementRow | undefined> {
  const [row] = await tx<MovementRow[]>`
    select id, number, kind, reference, at, currency, amount_minor from wallet_movement
     where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** Movements with what each was of; those of cards and ads under the names that `namesOf` knows. */
export async function presentMovements(
  tx: ReadTx,
  merchantId: string,
  rows: readonly MovementRow[],
  namesOf?: NamesOfMovements,
): Promise<WalletTransaction[]> {
  const references = rows.map(({ reference }) => reference)
  const transfers = await tx<Row<'transfer_public', 'id' | 'subject_id'>[]>`
    select id, subject_id from transfer_public
     where merchant_id = ${merchantId} and kind = 'wallet' and id = any (${references})`
  const subjects = new Map(transfers.map(({ id, subject_id }) => [id, subject_id]))
  const named = rows.filter(({ kind }) => /^(?:ads|card)_/.test(kind)).map(({ reference }) => reference)
  const [payouts, withdrawals, names] = await Promise.all([
    tx<Row<'payout_public', 'id' | 'number'>[]>`
      select id, number from payout_public where merchant_id = ${merchantId} and id = any (${references})`,
    withdrawalsOf(tx, merchantId, [...references, ...subjects.values()]),
    named.length > 0 ? namesOf?.(tx, merchantId, named) : undefined,
  ])
  return rows.map((row) => {
    const of = subjects.get(row.reference) ?? row.reference
    const withdrawal = withdrawals.find(({ id }) => id === of)
    return {
      id: row.id,
      type: walletEntries[row.kind],
      at: row.at.toISOString(),
      currency: row.currency,
      amount: toDecimal(money(row.amount_minor, row.currency)),
      payout: payouts.find(({ id }) => id === row.reference) ?? null,
      withdrawal: withdrawal ? presentWithdrawal(withdrawal) : null,
      about: names?.get(row.reference) ?? null,
    }
  })
}
