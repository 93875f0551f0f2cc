import { transactionKinds, type TransactionKind } from '@daftar/rules/transactions/transaction'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { reachOf, type Reached } from '../payouts/index.ts'

/** Whose money somebody reads, and which of its kinds. */
export interface Reader extends Reached {
  kinds: readonly TransactionKind[]
}

/** Wallet and cards are of all stores together: who is limited to some of them sees payouts alone. */
export async function readerOf(tx: ReadTx, actor: MemberActor): Promise<Reader | undefined> {
  const [reached] = await reachOf(tx, actor, [actor.merchantId])
  if (!reached) return undefined
  const { canViewMerchantWallet, canViewCard } = actor.permissions
  const isOfAll = reached.storeIds === null
  const sees = { payout: true, wallet: isOfAll && canViewMerchantWallet, card: isOfAll && canViewCard }
  return { ...reached, kinds: transactionKinds.filter((kind) => sees[kind]) }
}
