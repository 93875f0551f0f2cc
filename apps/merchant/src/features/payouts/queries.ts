import type { Keyed } from '@daftar/app-kit/use-act'
import type { AnswerOf, QueryInput } from '@daftar/contract/table'
import { askableRanges, type DayRange } from '@daftar/rules/payouts/day-range'
import type { LineKind } from '@daftar/rules/settlement/payout-lines'
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { Paper } from '../../shared/paper/paper-button.tsx'

export type {
  Deposit,
  Forecast,
  ListedPayout,
  Payout,
  PayoutCycleOut as PayoutCycle,
  PayoutLine,
  UpcomingPayout,
} from '@daftar/contract/endpoints/money/payouts-shapes'

const areaKey = ['payouts'] as const
const freshMs = 60_000

export type ListQuery = Partial<QueryInput<'payouts.list'>>

/** Completed, newest first, page by page (DEC-PO-3). */
export function payoutsQuery(filters: ListQuery) {
  return infiniteQueryOptions({
    queryKey: [...areaKey, 'list', filters],
    staleTime: freshMs,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('payouts.list', { query: { ...filters, page_token: pageParam }, signal }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

/** One payout with its waterfall (DEC-PO-4). */
export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: [...areaKey, 'one', id],
    staleTime: freshMs,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('payouts.read', { params: { id }, signal })).payout,
  })
}

/** What is ticked off of a payout for the books. */
export function closingQuery(id: string) {
  return queryOptions({
    queryKey: [...areaKey, 'closing', id],
    staleTime: freshMs,
    queryFn: ({ client, signal }) => apiOf(client).call('payouts.closing', { params: { id }, signal }),
  })
}

/** Whose movements: those of a payout, or those of a merchant that are in none yet. */
export type MovementsOf = { payoutId: string } | { merchantId: string }

export function movementsQuery(of: MovementsOf, search: string, kinds: readonly LineKind[]) {
  return infiniteQueryOptions({
    queryKey: [...areaKey, 'movements', of, search, kinds],
    staleTime: freshMs,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) => {
      const query = {
        search: search || undefined,
        kinds: kinds.length > 0 ? kinds.join(',') : undefined,
        page_token: pageParam,
      }
      return 'payoutId' in of
        ? apiOf(client).call('payouts.transactions', { params: { id: of.payoutId }, query, signal })
        : apiOf(client).call('payouts.upcomingTransactions', { params: of, query, signal })
    },
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

/**
 * What the next payouts come to so far; asked again while somebody looks (DEC-PO-2), not again by the page
 * that a pointer rested on the way to.
 */
export const upcomingQuery = queryOptions({
  queryKey: [...areaKey, 'upcoming'],
  staleTime: 5_000,
  refetchInterval: freshMs,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('payouts.upcoming', { signal })).upcoming,
})

export const forecastQuery = queryOptions({
  queryKey: [...areaKey, 'forecast'],
  staleTime: freshMs,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('payouts.forecast', { signal })).forecasts,
})

/**
 * Transfers a bank's statement of these days is matched against, and the days on which banks book nothing.
 */
export function depositsQuery(days: DayRange) {
  return queryOptions({
    queryKey: [...areaKey, 'deposits', days],
    staleTime: freshMs,
    queryFn: async ({ client, signal }): Promise<Deposits> => {
      // More than twelve months are asked for in parts.
      const ask = (query: DayRange) => apiOf(client).call('payouts.deposits', { query, signal })
      const parts = await Promise.all(askableRanges(days).map(ask))
      return {
        deposits: parts.flatMap(({ deposits }) => deposits),
        holidays: Object.assign({}, ...parts.map(({ holidays }) => holidays)) as Deposits['holidays'],
      }
    },
  })
}

export type Deposits = AnswerOf<'payouts.deposits'>

export const invoicesQuery = queryOptions({
  queryKey: [...areaKey, 'invoices'],
  staleTime: freshMs,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('payouts.invoices', { signal })).invoices,
})

export type Invoice = AnswerOf<'payouts.invoices'>['invoices'][number]

/** The cycle of a merchant with its fees and bank account (PO-07). */
export function cycleQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...areaKey, 'cycle', merchantId],
    staleTime: freshMs,
    queryFn: ({ client, signal }) =>
      apiOf(client).call('payouts.cycle', { params: { id: merchantId }, signal }),
  })
}

/** DEC-PO-8: from the next week on. */
export function cycleMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: ({ intent: cycle }: Keyed<'weekly' | 'flexible'>, { client }) =>
      apiOf(client).call('payouts.setCycle', { params: { id: merchantId }, body: { cycle } }),
    onSuccess: (answer) => queryClient.setQueryData(cycleQuery(merchantId).queryKey, answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: areaKey }),
  })
}

/** Of which payout the estimate is asked for. */
type RequestedPayout = { merchant: string; currency: string }

/** A payout of the flexible cycle, asked for now (PO-13). `key` is one per intended payout. */
export function requestMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<RequestedPayout>, { client }) =>
      apiOf(client).call('payouts.request', { params: { id: merchantId }, idempotencyKey: key }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: areaKey }),
  })
}

export function statementOf(id: string): Paper {
  return { endpoint: 'payouts.statement', params: { id }, query: {} }
}

export function paperOf({ month, currency }: Pick<Invoice, 'month' | 'currency'>): Paper {
  return { endpoint: 'payouts.invoice', params: { month }, query: { currency } }
}

export function bundleOf(id: string): Paper {
  return { endpoint: 'payouts.bundle', params: { id }, query: {} }
}

/** The same for machines: as the authority of the country reads it. */
export function xmlOf(invoice: Pick<Invoice, 'month' | 'currency'>): Paper {
  const paper = paperOf(invoice)
  return { ...paper, query: { ...paper.query, format: 'xml' } }
}
