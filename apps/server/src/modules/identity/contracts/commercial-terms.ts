import type { CommercialTerms } from '@daftar/contract/endpoints/identity/contracts'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { findContract, findMerchant, listStores, merchantZone } from '../../merchants/merchants/index.ts'
import { cycleOf } from '../../money/settlement/index.ts'
import { commissionsAt } from './commissions.ts'
import type { ContractDependencies } from './dependencies.ts'
import { payoutFees } from './payout-fees.ts'
import { documentUrl } from './present.ts'
import { findPaper } from './store.ts'

/** ISO: payouts of the weekly cycle are closed for Monday. */
const payoutWeekday = 1

/** What a merchant pays and when it is paid, store by store (DEC-BIZ-4). */
export async function presentTerms(
  tx: ReadTx,
  deps: ContractDependencies,
  actor: MemberActor,
  now: Date,
): Promise<CommercialTerms | null> {
  const { merchantId } = actor
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return null
  const stores = await listStores(tx, merchantId, actor.id)
  const ids = stores.map(({ id }) => id)
  const [items, cycle, contract, paper] = await Promise.all([
    commissionsAt(tx, merchant, ids, now),
    cycleOf(tx, deps.capital, merchantId, now),
    findContract(tx, merchantId),
    findPaper(tx, merchantId),
  ])
  const [firstStore] = ids
  const isReader = actor.permissions.isWorkspaceAdmin && paper !== undefined && firstStore !== undefined
  const { completed_at: startedAt = null } = contract ?? {}
  return {
    currency: merchant.currency,
    stores: stores.map(({ id, name, name_ar }) => ({ id, name, name_ar, items: items.get(id) ?? [] })),
    payout: {
      cycle: cycle?.cycle ?? 'weekly',
      weekday: cycle?.cycle === 'flexible' ? null : payoutWeekday,
      ...payoutFees(merchant.currency, deps),
    },
    starts_on: startedAt && dateInZone(startedAt.getTime(), merchantZone(merchant)),
    terms_accepted_at: paper?.terms_accepted_at?.toISOString() ?? null,
    contract: {
      status: contract?.status ?? 'none',
      number: paper?.number ?? null,
      document_url: isReader ? documentUrl(firstStore) : null,
    },
  }
}
