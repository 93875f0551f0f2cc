import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'

export type { EndedTopUp, TopUpLine } from '@daftar/contract/endpoints/money/wallet-shapes'

export function waitingQuery() {
  return pagedQuery([...moneyKey, 'top-ups', 'waiting'], (api, page_token, signal) =>
    api.call('wallet.topUps', { query: { page_token }, signal }),
  )
}

export function endedQuery() {
  return pagedQuery([...moneyKey, 'top-ups', 'ended'], (api, page_token, signal) =>
    api.call('wallet.endedTopUps', { query: { page_token }, signal }),
  )
}

export function matchMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<{ merchantId: string; note: string }>, { client }) =>
      apiOf(client).call('wallet.matchTopUp', {
        params: { id },
        body: { merchant_id: intent.merchantId, note: intent.note },
        idempotencyKey: key,
      }),
    onSettled: () => refreshMoney(queryClient),
  })
}

export function sendBackMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent: body, key }: Keyed<{ iban: string; note: string }>, { client }) =>
      apiOf(client).call('wallet.sendBackTopUp', { params: { id }, body, idempotencyKey: key }),
    onSettled: () => refreshMoney(queryClient),
  })
}

export function declineMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ key }: Keyed<null>, { client }) =>
      apiOf(client).call('wallet.declineTopUp', { params: { id }, idempotencyKey: key }),
    onSettled: () => refreshMoney(queryClient),
  })
}

export function undoMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent: body, key }: Keyed<{ note: string }>, { client }) =>
      apiOf(client).call('wallet.undoTopUp', { params: { id }, body, idempotencyKey: key }),
    onSettled: () => refreshMoney(queryClient),
  })
}

export function keepMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ key }: Keyed<null>, { client }) =>
      apiOf(client).call('wallet.declineUndo', { params: { id }, idempotencyKey: key }),
    onSettled: () => refreshMoney(queryClient),
  })
}
