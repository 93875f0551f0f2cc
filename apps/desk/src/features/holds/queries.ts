import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'

export type { Hold } from '@daftar/contract/endpoints/desk-money-shapes'

export const holdStates = ['active', 'released'] as const
export type HoldState = (typeof holdStates)[number]

const listKey = ['holds'] as const

export function holdsQuery(state: HoldState | null) {
  return pagedQuery([...listKey, state], (page_token, signal) =>
    client.call('desk.holds', { query: { state: state ?? undefined, page_token }, signal }),
  )
}

export type NewHold = { merchantId: string; reason: HoldReason; note: string; key: string }

export function placeHold(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ merchantId, reason, note, key }: NewHold) =>
      (
        await client.call('desk.placeHold', {
          body: { merchant_id: merchantId, reason, note },
          idempotencyKey: key,
        })
      ).hold,
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  })
}

/** What waited because of it is sent, so the payouts' lists are no longer true. */
export function releaseHold(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ note, key }: { note: string; key: string }) =>
      (await client.call('desk.releaseHold', { params: { id }, body: { note }, idempotencyKey: key })).hold,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: listKey }),
        queryClient.invalidateQueries({ queryKey: ['payouts'] }),
      ]),
  })
}
