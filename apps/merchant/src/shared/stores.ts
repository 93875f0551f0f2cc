import type { Store } from '@daftar/contract/endpoints/merchants'
import { currentLanguage } from '@daftar/words'
import { queryOptions } from '@tanstack/react-query'
import { client } from './page.ts'

export type { Store } from '@daftar/contract/endpoints/merchants'

/** The stores the account may see (PERM-07). */
export const storesQuery = queryOptions({
  queryKey: ['stores'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Store[]> => (await client.call('merchants.stores', { signal })).items,
})

/** The store's name in the language of the page. */
export function storeName({ name, name_ar }: Store): string {
  return (currentLanguage() === 'ar' && name_ar) || name
}
