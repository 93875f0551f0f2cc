import type { TransactionKind } from '@daftar/rules/transactions/transaction'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { reachOf, type Reached } from '../payouts/index.ts'

/** Whose money somebody reads, and which of its kinds. */
export interface Reader extends Reached {
  kinds: readonly TransactionKind[]
}

/** A wallet is of all stores together: who is limited to some of them sees payouts alone. Nothing without a workspace. */
export async function readerOf(tx: ReadTx, actor: MerchantActor): Promise<Reader | undefined> {
  if (actor.merchantId === null) return undefined
  const [reached] = await reachOf(tx, actor, [actor.merchantId])
  if (!reached) return undefined
  const hasWallet = actor.permissions.canViewMerchantWallet && reached.storeIds === null
  return { ...reached, kinds: ['payout', ...(hasWallet ? (['wallet'] as const) : [])] }
}
