import type { Client } from '@daftar/client'
import type { DeskAdvanceWhole } from '@daftar/contract/endpoints/capital/advances-shapes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { reliefKey } from '../../shared/relief/relief-acts.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { AdvanceFilters } from './filters.ts'

export type {
  BookDifference,
  DeskAdvance,
  DeskAdvanceWhole,
  Receipt,
  WriteOff,
} from '@daftar/contract/endpoints/capital/advances-shapes'

export function advancesQuery({ status, attention, search }: AdvanceFilters) {
  return pagedQuery([...moneyKey, 'advances', status, attention, search], (api, page_token, signal) =>
    api.call('advances.listForStaff', {
      query: { status, attention, search: search || undefined, page_token },
      signal,
    }),
  )
}

export function advanceQuery(id: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'advance', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('advances.readForStaff', { params: { id }, signal })).advance,
  })
}

/** The request for relief that waits for an answer; null where none does. */
export function openReliefQuery(id: string) {
  return queryOptions({
    queryKey: [...reliefKey, 'of', id],
    throwOnError: false,
    queryFn: async ({ client, signal }) => {
      const query = { state: 'open' as const, loan_id: id }
      const { reliefs } = await apiOf(client).call('relief.listForStaff', { query, signal })
      return reliefs[0] ?? null
    },
  })
}

export const differencesQuery = pagedQuery([...moneyKey, 'book-differences'], (api, page_token, signal) =>
  api.call('advances.bookDifferences', { query: { page_token }, signal }),
)

/** What somebody does about one advance. */
export type AdvanceIntent =
  | { act: 'receipt'; amount: string; receivedOn: string; bankReference: string }
  | { act: 'propose'; reason: string }
  | { act: 'approve' | 'decline'; writeOffId: string }

export function advanceMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<AdvanceIntent>, { client }): Promise<DeskAdvanceWhole> =>
      (await send(apiOf(client), id, intent, key)).advance,
    onSuccess: (advance) => queryClient.setQueryData(advanceQuery(id).queryKey, advance),
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(
  api: Client,
  id: string,
  intent: AdvanceIntent,
  idempotencyKey: string,
): Promise<{ advance: DeskAdvanceWhole }> {
  switch (intent.act) {
    case 'receipt':
      return api.call('advances.recordReceipt', {
        params: { id },
        idempotencyKey,
        body: {
          amount: intent.amount,
          received_on: intent.receivedOn,
          bank_reference: intent.bankReference,
        },
      })
    case 'propose':
      return api.call('advances.proposeWriteOff', {
        params: { id },
        idempotencyKey,
        body: { reason: intent.reason },
      })
    case 'approve':
    case 'decline':
      return api.call('advances.decideWriteOff', {
        params: { id: intent.writeOffId },
        idempotencyKey,
        body: { decision: intent.act },
      })
  }
}
