import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { filterQuery, type WalletFilters } from './filters.ts'

export type {
  TopUpDetails,
  WalletBalance,
  WalletPage,
  WalletTransaction,
  Withdrawal,
} from '@daftar/contract/endpoints/money/wallet-shapes'

/** What every query of the wallet begins with: whoever moves money makes all of them old. */
export const walletKey = ['wallet'] as const

export const walletQuery = queryOptions({
  queryKey: [...walletKey, 'page'],
  staleTime: 0,
  queryFn: ({ client, signal }) => apiOf(client).call('wallet.read', { signal }),
})

/** What moved the wallet, page by page by the server's token. */
export function transactionsQuery(filters: WalletFilters) {
  const asked = filterQuery(filters)
  return infiniteQueryOptions({
    queryKey: [...walletKey, 'transactions', asked],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('wallet.transactions', { query: { ...asked, page_token: pageParam }, signal }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

export function transactionQuery(id: string) {
  return queryOptions({
    queryKey: [...walletKey, 'transaction', id],
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('wallet.transaction', { params: { id }, signal })).transaction,
  })
}
