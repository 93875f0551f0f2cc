import type { BodyOf, FieldCode } from '@daftar/contract'
import { checkOtherUse } from '@daftar/rules/capital/offers/waitlist'

import type { Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { listStores } from '../../merchants/merchants/index.ts'
import { insertJoin } from './store.ts'

type Given = NonNullable<BodyOf<'waitlist.join'>>

export interface Joined {
  merchantId: string
  /** False when the merchant was on the list already. */
  isNew: boolean
}

/**
 * Puts the actor's merchant on the waitlist, with what the form holds where it came along (CAPI-05,
 * DEC-WAIT-1).
 */
export async function joinWaitlist(
  tx: Tx,
  actor: MemberActor,
  given: Given,
  at: Date,
): Promise<Joined | Refusal> {
  const { merchantId } = actor
  const stores = [...new Set(given.stores ?? [])]
  const problems = { ...(await storeProblems(tx, merchantId, actor.id, stores)), ...useProblems(given) }
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const isNew = await insertJoin(tx, {
    merchant_id: merchantId,
    stores,
    capital_use: given.capital_use ?? null,
    // DEC-WAIT-2: the text counts for `other` alone.
    other_use: given.capital_use === 'other' ? (given.other_use ?? '').trim() : null,
    joined_by: actor.id,
    joined_at: at,
  })
  return { merchantId, isNew }
}

/** Stores are the merchant's own, and of those the ones the person may see. */
async function storeProblems(
  tx: Tx,
  merchantId: string,
  personId: string,
  stores: readonly string[],
): Promise<Record<string, FieldCode>> {
  if (stores.length === 0) return {}
  const seen = new Set((await listStores(tx, merchantId, personId)).map(({ id }) => id))
  return stores.every((id) => seen.has(id)) ? {} : { stores: 'invalid' }
}

function useProblems({ capital_use, other_use = '' }: Given): Record<string, FieldCode> {
  const problem = capital_use === 'other' ? checkOtherUse(other_use) : null
  return problem ? { other_use: problem } : {}
}
