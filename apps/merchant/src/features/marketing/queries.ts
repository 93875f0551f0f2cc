import type { AnswerOf } from '@daftar/contract'
import type { ProductFeed } from '@daftar/contract/endpoints/growth/feeds'
import type { OfferedPlatform } from '@daftar/contract/endpoints/growth/shop-platforms'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { ProductFilters } from './filters.ts'

export type { CatalogueProduct, CatalogueSync } from '@daftar/contract/endpoints/growth/catalogue'
export type { ProductFeed } from '@daftar/contract/endpoints/growth/feeds'
export type { ListingProgress } from '@daftar/contract/endpoints/growth/marketing'
export type { OfferedPlatform } from '@daftar/contract/endpoints/growth/shop-platforms'
export type MarketingOverview = AnswerOf<'marketing.overview'>

export const marketingKey = ['marketing'] as const
export const productsKey = [...marketingKey, 'products'] as const

/** While something is read, it is asked again how far it is. */
const whileReadingMs = 4_000

/** How far the listings are, and what fills the catalogue (DEC-MKT-1). */
export const overviewQuery = queryOptions({
  queryKey: [...marketingKey, 'overview'],
  staleTime: 30_000,
  queryFn: ({ client, signal }): Promise<MarketingOverview> =>
    apiOf(client).call('marketing.overview', { signal }),
})

export const platformsQuery = queryOptions({
  queryKey: [...marketingKey, 'platforms'],
  queryFn: async ({ client, signal }): Promise<OfferedPlatform[]> =>
    (await apiOf(client).call('shopPlatforms.list', { signal })).platforms,
  staleTime: 10_000,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ connection }) => connection?.sync?.status === 'running') ? whileReadingMs : false,
})

export const feedsQuery = queryOptions({
  queryKey: [...marketingKey, 'feeds'],
  queryFn: async ({ client, signal }): Promise<ProductFeed[]> =>
    (await apiOf(client).call('feeds.list', { signal })).feeds,
  staleTime: 10_000,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ sync }) => sync?.status === 'running') ? whileReadingMs : false,
})

/** The products of the filters, page by page (DEC-MKT-4). */
export function productsQuery({ search, status, source }: ProductFilters) {
  return infiniteQueryOptions({
    queryKey: [...productsKey, { search, status, source }],
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('catalogue.list', {
        query: {
          ...(search !== '' && { search }),
          ...(status !== null && { status }),
          ...(source !== '' && { source_id: source }),
          page_token: pageParam,
        },
        signal,
      }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}
