import type { ClockMove } from '@daftar/contract/endpoints/console/console'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { setProductNow } from '@daftar/ui/product-clock'
import { apiOf } from '../../shared/services.ts'

export type { ClockMove } from '@daftar/contract/endpoints/console/console'
export type Ran = ClockMove['ran'][number]

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  staleTime: 0,
  queryFn: async ({ client, signal }) => {
    const answer = await apiOf(client).call('console.clock', { signal })
    setProductNow(answer.clock.now)
    return answer
  },
})

/** The same move sent again moves nothing twice. Whatever stands on a screen may have changed in between. */
export function moveClock(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (to: string, { client }) => apiOf(client).call('console.moveClock', { body: { to } }),
    onSuccess: (answer) => {
      setProductNow(answer.clock.now)
      queryClient.setQueryData(clockQuery.queryKey, answer)
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}
