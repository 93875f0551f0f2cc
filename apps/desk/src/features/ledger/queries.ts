import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { productNow } from '@daftar/ui/product-clock'
import { zoneText } from '@daftar/words/formats/date'
import { moneyKey } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { AccountFilters, JournalFilters } from './filters.ts'
import { daySpan } from '../../shared/queue/day-span.ts'

export type {
  BooksCheck,
  EntryStory,
  JournalEntry,
  LedgerAccount,
  TrialBalance,
} from '@daftar/contract/endpoints/console/books-shapes'

export function journalQuery(filters: JournalFilters) {
  return pagedQuery([...moneyKey, 'journal', filters], async (api, page_token, signal) =>
    api.call('books.journal', {
      query: {
        merchant: filters.merchant || undefined,
        reference: filters.reference || undefined,
        account: filters.account,
        kind: filters.kind,
        ...(await daySpan(filters, zoneText())),
        page_token,
      },
      signal,
    }),
  )
}

export function accountsQuery(filters: AccountFilters) {
  return pagedQuery([...moneyKey, 'ledger-accounts', filters], (api, page_token, signal) =>
    api.call('books.accounts', {
      query: {
        merchant: filters.merchant || undefined,
        family: filters.family,
        kind: filters.kind,
        currency: filters.currency,
        with_zero: filters.withZero ? 'true' : undefined,
        page_token,
      },
      signal,
    }),
  )
}

export const trialBalanceQuery = queryOptions({
  queryKey: [...moneyKey, 'trial-balance'],
  queryFn: async ({ client, signal }) => {
    const { balances } = await apiOf(client).call('books.trialBalance', { signal })
    return { balances, asOf: new Date(productNow()).toISOString() }
  },
})

export function entryQuery(merchantId: string, id: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'entry', merchantId, id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('books.entry', { params: { merchantId, id }, signal })).entry,
  })
}

/** Recomputes a merchant's chain and balances. */
export const checkBooks = mutationOptions({
  mutationFn: async (merchantId: string, { client }) =>
    (await apiOf(client).call('books.verify', { params: { merchantId } })).check,
})
