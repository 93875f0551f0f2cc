import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listPage } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { presentDetail, presentTransaction } from './present.ts'
import { readerOf } from './reader.ts'
import { findTransaction, historyOrder, listTransactions } from './store.ts'

const handlers: Handlers<'money'> = {
  'money.transactions': async ({ tx, actor, query }) => {
    const reader = await readerOf(tx, actor)
    if (!reader) return refuse('no_permission')
    const asked = query.kinds?.length
      ? reader.kinds.filter((kind) => query.kinds!.includes(kind))
      : reader.kinds
    const { rows, ...next } = await listPage(query, historyOrder, (page) =>
      listTransactions(tx, reader, asked, page),
    )
    return { transactions: rows.map(presentTransaction), ...next, kinds: [...reader.kinds] }
  },

  'money.transaction': async ({ tx, actor, params }) => {
    const reader = await readerOf(tx, actor)
    const row = reader && (await findTransaction(tx, reader, params.id))
    return row ? { transaction: await presentDetail(tx, reader, row) } : refuse('not_found')
  },
}

/**
 * All money of a merchant in one list: the money tab of the mobile app (MON-05, MON-06). It owns nothing of
 * it.
 */
export const money = defineModule({ name: 'money', handlers })

/** A payout of a merchant by its number, as a transaction of its money tab. */
export async function payoutNamed(
  tx: ReadTx,
  merchantId: string,
  number: string,
): Promise<{ id: string; reference: string } | undefined> {
  const [row] = await tx<Row<'payout_public', 'id' | 'number'>[]>`
    select id, number from payout_public where merchant_id = ${merchantId} and number = ${number.toUpperCase()}`
  return row && { id: row.id, reference: row.number }
}

/** What people name a transaction by, where the person may see it. */
export async function referenceOf(tx: ReadTx, actor: MemberActor, id: string): Promise<string | undefined> {
  const reader = actor.permissions.isPayoutsAllowed ? await readerOf(tx, actor) : undefined
  return reader && (await findTransaction(tx, reader, id))?.reference
}
