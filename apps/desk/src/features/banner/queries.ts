import type { WebStatusMessage } from '@daftar/contract/endpoints/people/settings'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { WebStatusMessage } from '@daftar/contract/endpoints/people/settings'

const key = 'web_status_message'

export const bannerQuery = queryOptions({
  queryKey: ['banner'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).call('settings.remoteConfigForStaff', { signal }))[key],
})

export function publishBanner(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (banner: WebStatusMessage, { client }) =>
      (await apiOf(client).call('settings.setRemoteConfig', { params: { key }, body: banner }))[key],
    onSuccess: (banner) => queryClient.setQueryData(bannerQuery.queryKey, banner),
  })
}
