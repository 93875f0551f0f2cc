import type { AnswerOf } from '@daftar/contract/table'
import type { Pocket } from '@daftar/rules/payouts/pockets'
import { m } from '@daftar/words'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

const freshMs = 60_000

export type MerchantPockets = AnswerOf<'payouts.pockets'>['merchants'][number]

/** Where the money is that has not reached the bank (docs/decisions/0071). */
export const pocketsQuery = queryOptions({
  queryKey: ['payouts', 'pockets'],
  staleTime: freshMs,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('payouts.pockets', { signal })).merchants,
})

/** What each pocket is called, wherever one is named. */
export const pocketNames: Record<Pocket, () => string> = {
  available: m.payouts_pocket_available,
  on_its_way: m.payouts_pocket_on_its_way,
  held: m.payouts_pocket_held,
  reserved: m.payouts_pocket_reserved,
  in_dispute: m.payouts_pocket_in_dispute,
  owed_to_advance: m.payouts_pocket_owed_to_advance,
}
