import type { AnswerOf } from '@daftar/contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { setProductNow } from '../../shared/product-clock.ts'

export type Moved = AnswerOf<'desk.moveClock'>
export type Ran = Moved['ran'][number]

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { clock } = await client.call('desk.clock', { signal })
    setProductNow(clock.now)
    return clock
  },
})

/** Whatever stands on a screen may have changed in between. */
export function moveClock(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ to, key }: { to: string; key: string }) =>
      client.call('desk.moveClock', { body: { to }, idempotencyKey: key }),
    onSuccess: ({ clock }) => setProductNow(clock.now),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
