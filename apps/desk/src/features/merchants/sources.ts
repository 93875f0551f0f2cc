import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

/** Where the products of a merchant come from: connected shops and feeds, and how reading each goes. */
export function sourcesQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['merchant', merchantId, 'sources'],
    staleTime: 30_000,
    queryFn: async ({ client, signal }) => {
      const params = { id: merchantId }
      const [{ platforms }, { feeds }] = await Promise.all([
        apiOf(client).call('shopPlatforms.listForStaff', { params, signal }),
        apiOf(client).call('feeds.listForStaff', { params, signal }),
      ])
      return { platforms, feeds }
    },
  })
}
