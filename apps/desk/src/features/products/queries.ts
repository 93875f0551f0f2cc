import type { Keyed } from '@daftar/app-kit/use-act'
import type { CatalogueProductForStaff } from '@daftar/contract/endpoints/growth/catalogue'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { ProductFilters } from './filters.ts'

export type Product = CatalogueProductForStaff

const productsKey = ['products'] as const

/** Products of merchants, what changed last first. */
export function productsQuery({ search, status, merchant }: ProductFilters) {
  return pagedQuery([...productsKey, { search, status, merchant }], (api, page_token, signal) =>
    api.call('catalogue.listForStaff', {
      query: {
        ...(search !== '' && { search }),
        ...(status !== null && { status }),
        ...(merchant !== '' && { merchant_id: merchant }),
        page_token,
      },
      signal,
    }),
  )
}

/** What somebody decides of products; those that somebody else decided on meanwhile are left out. */
export type ProductAct =
  { act: 'reject'; ids: string[]; said_en: string; said_ar: string } | { act: 'restore'; ids: string[] }

export function productMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<ProductAct>) => {
      const { ids } = intent
      if (intent.act === 'restore') return api.call('catalogue.restore', { body: { ids }, idempotencyKey })
      const { said_en, said_ar } = intent
      return api.call('catalogue.reject', { body: { ids, said_en, said_ar }, idempotencyKey })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: productsKey }),
  })
}
