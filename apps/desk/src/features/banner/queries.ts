import type { WebStatusMessage } from '@daftar/contract/endpoints/settings'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'

export type { WebStatusMessage } from '@daftar/contract/endpoints/settings'

const key = 'web_status_message'

export const bannerQuery = queryOptions({
  queryKey: ['banner'],
  queryFn: async ({ signal }) => (await client.call('desk.remoteConfig', { signal }))[key],
})

export function publishBanner(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (banner: WebStatusMessage) =>
      (await client.call('desk.setRemoteConfig', { params: { key }, body: banner }))[key],
    onSuccess: (banner) => queryClient.setQueryData(bannerQuery.queryKey, banner),
  })
}
