import type { Client } from '@daftar/client'
import type { DeskPayoutWhole, Run } from '@daftar/contract/endpoints/money/settlement-shapes'
import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import type { SettledCurrency } from '@daftar/rules/settlement/settled-currencies'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { PayoutFilters } from './filters.ts'
import { askAgainMs } from './run-progress.ts'

export type {
  DeskPayout,
  DeskPayoutWhole,
  MerchantResult,
  Run,
} from '@daftar/contract/endpoints/money/settlement-shapes'

const runsKey = [...moneyKey, 'runs'] as const
const payoutsKey = [...moneyKey, 'payouts'] as const

/** Asked again while one of the runs shown is under way. */
export const runsQuery = infiniteQueryOptions({
  ...pagedQuery([...runsKey, 'all'], (api, page_token, signal) =>
    api.call('settlement.runs', { query: { page_token }, signal }),
  ),
  refetchInterval: ({ state }) =>
    askAgainMs(state.data?.pages.flatMap(({ runs }) => runs).find(askAgainMs) ?? { state: 'done' }),
})

/** Asked again while the run is under way. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: [...runsKey, id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('settlement.run', { params: { id }, signal })).run,
    refetchInterval: ({ state }) => (state.data ? askAgainMs(state.data) : false),
  })
}

/** Asked for anew as the run goes on; what stood before stays on the screen meanwhile. */
export function resultsQuery({ id, state, settled, issued }: Run, search: string) {
  return infiniteQueryOptions({
    ...pagedQuery([...runsKey, id, 'results', search, state, settled, issued], (api, page_token, signal) =>
      api.call('settlement.runResults', {
        params: { id },
        query: { search: search || undefined, page_token },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  })
}

export function previewQuery({ currency, date }: Week) {
  return infiniteQueryOptions({
    ...pagedQuery([...runsKey, 'preview', currency, date], (api, page_token, signal) =>
      api.call('settlement.previewRun', { query: { currency, date, page_token }, signal }),
    ),
    staleTime: 0,
  })
}

/** The week before a date, of one currency. */
export type Week = { currency: SettledCurrency; date: string }

export function startRun(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<Week>, { client }): Promise<Run> =>
      (await apiOf(client).call('settlement.startRun', { body: intent, idempotencyKey: key })).run,
    onSettled: () => refreshMoney(queryClient),
  })
}

export function payoutsQuery({ status, merchant }: PayoutFilters) {
  return pagedQuery([...payoutsKey, status, merchant], (api, page_token, signal) =>
    api.call('settlement.payouts', {
      query: { status, merchant_id: merchant || undefined, page_token },
      signal,
    }),
  )
}

export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: [...payoutsKey, 'one', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('settlement.payout', { params: { id }, signal })).payout,
  })
}

/** What staff do with a payout. */
export type PayoutIntent =
  | { act: 'hold'; reason: HoldReason; note: string }
  | { act: 'release'; note: string }
  | { act: 'reissue'; iban: string; bankName: string }
  | { act: 'roll_over'; note: string }
  | { act: 'mark_returned'; reason: string }
export type PayoutAct = PayoutIntent['act']

export function payoutMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<PayoutIntent>, { client }) =>
      (await send(apiOf(client), id, intent, key)).payout,
    onSuccess: (payout) => queryClient.setQueryData(payoutQuery(id).queryKey, payout),
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(
  api: Client,
  id: string,
  intent: PayoutIntent,
  idempotencyKey: string,
): Promise<{ payout: DeskPayoutWhole }> {
  const call = { params: { id }, idempotencyKey }
  switch (intent.act) {
    case 'hold':
      return api.call('settlement.holdPayout', {
        ...call,
        body: { reason: intent.reason, note: intent.note },
      })
    case 'release':
      return api.call('settlement.releasePayout', { ...call, body: { note: intent.note } })
    case 'reissue':
      return api.call('settlement.reissuePayout', {
        ...call,
        body: { iban: intent.iban, bank_name: intent.bankName },
      })
    case 'roll_over':
      return api.call('settlement.rollOverPayout', { ...call, body: { note: intent.note } })
    case 'mark_returned':
      return api.call('settlement.returnPayout', { ...call, body: { reason: intent.reason } })
  }
}
