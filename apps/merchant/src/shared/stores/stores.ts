import type { Store } from '@daftar/contract/endpoints/merchants/merchants'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export type { Store } from '@daftar/contract/endpoints/merchants/merchants'

/** The stores the account may see (PERM-07). */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  staleTime: 300_000,
  queryFn: async ({ client, signal }): Promise<Store[]> =>
    (await apiOf(client).call('merchants.stores', { signal })).items,
})
