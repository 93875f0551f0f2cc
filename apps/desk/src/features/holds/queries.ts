import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'

export type { Hold } from '@daftar/contract/endpoints/money/settlement-shapes'

export const holdStates = ['active', 'released'] as const
export type HoldState = (typeof holdStates)[number]

export function holdsQuery(state: HoldState | null) {
  return pagedQuery([...moneyKey, 'holds', state], (api, page_token, signal) =>
    api.call('settlement.holds', { query: { state, page_token }, signal }),
  )
}

type NewHold = { merchantId: string; reason: HoldReason; note: string }

export function placeHold(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent: { merchantId, reason, note }, key }: Keyed<NewHold>, { client }) =>
      (
        await apiOf(client).call('settlement.placeHold', {
          body: { merchant_id: merchantId, reason, note },
          idempotencyKey: key,
        })
      ).hold,
    onSettled: () => refreshMoney(queryClient),
  })
}

/** What waited because of it is sent. */
export function releaseHold(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent: { note }, key }: Keyed<{ note: string }>, { client }) =>
      (
        await apiOf(client).call('settlement.releaseHold', {
          params: { id },
          body: { note },
          idempotencyKey: key,
        })
      ).hold,
    onSettled: () => refreshMoney(queryClient),
  })
}
