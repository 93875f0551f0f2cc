import type { DeskAdvanceWhole } from '@daftar/contract/endpoints/desk-advances'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money-key.ts'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { Keyed } from '../../shared/use-act.ts'
import type { AdvanceFilters } from './filters.ts'

export type {
  BookDifference,
  DeskAdvance,
  DeskAdvanceWhole,
  Receipt,
  WriteOff,
} from '@daftar/contract/endpoints/desk-advances'

export function advancesQuery({ status, attention, search }: AdvanceFilters) {
  return pagedQuery([...moneyKey, 'advances', status, attention, search], (page_token, signal) =>
    client.call('desk.advances', {
      query: { status, attention, search: search || undefined, page_token },
      signal,
    }),
  )
}

export function advanceQuery(id: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'advance', id],
    queryFn: async ({ signal }) => (await client.call('desk.advance', { params: { id }, signal })).advance,
  })
}

export const differencesQuery = pagedQuery([...moneyKey, 'book-differences'], (page_token, signal) =>
  client.call('desk.bookDifferences', { query: { page_token }, signal }),
)

/** What somebody does about one advance. */
export type AdvanceIntent =
  | { act: 'receipt'; amount: string; receivedOn: string; bankReference: string }
  | { act: 'propose'; reason: string }
  | { act: 'approve' | 'decline'; writeOffId: string }

export function advanceMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<AdvanceIntent>): Promise<DeskAdvanceWhole> =>
      (await send(id, intent, key)).advance,
    onSuccess: (advance) => queryClient.setQueryData(advanceQuery(id).queryKey, advance),
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(
  id: string,
  intent: AdvanceIntent,
  idempotencyKey: string,
): Promise<{ advance: DeskAdvanceWhole }> {
  switch (intent.act) {
    case 'receipt':
      return client.call('desk.recordReceipt', {
        params: { id },
        idempotencyKey,
        body: {
          amount: intent.amount,
          received_on: intent.receivedOn,
          bank_reference: intent.bankReference,
        },
      })
    case 'propose':
      return client.call('desk.proposeWriteOff', {
        params: { id },
        idempotencyKey,
        body: { reason: intent.reason },
      })
    case 'approve':
    case 'decline':
      return client.call('desk.decideWriteOff', {
        params: { id: intent.writeOffId },
        idempotencyKey,
        body: { decision: intent.act },
      })
  }
}
