import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { MoneyFilters } from './filters.ts'

export type { MoneyTransaction, MoneyTransactionDetail } from '@daftar/contract/endpoints/money/money-shapes'
export type {
  CycleChange,
  PayoutCycleOut as PayoutCycle,
} from '@daftar/contract/endpoints/money/payouts-shapes'

/** What every query of the area begins with: whoever changes the cycle makes all of them old. */
export const moneyKey = ['money'] as const

/** What was asked for on the way to a page is not asked for again by the page. */
const freshMs = 5_000

/** The history, page by page by the server's token (MON-05). */
export function transactionsQuery({ kind }: MoneyFilters) {
  return infiniteQueryOptions({
    queryKey: [...moneyKey, 'transactions', kind],
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('money.transactions', {
        query: { kinds: kind ?? undefined, page_token: pageParam },
        signal,
      }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

export function transactionQuery(id: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'transaction', id],
    staleTime: freshMs,
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('money.transaction', { params: { id }, signal })).transaction,
  })
}

/** The cycle with its fees (MON-09). */
export function cycleQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'cycle', merchantId],
    staleTime: freshMs,
    queryFn: ({ client, signal }) =>
      apiOf(client).call('payouts.cycle', { params: { id: merchantId }, signal }),
  })
}

/** The changes of it that were asked for (MON-08). */
export function changesQuery(merchantId: string) {
  return infiniteQueryOptions({
    queryKey: [...moneyKey, 'changes', merchantId],
    staleTime: freshMs,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('payouts.cycleChanges', {
        params: { id: merchantId },
        query: { page_token: pageParam },
        signal,
      }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}
