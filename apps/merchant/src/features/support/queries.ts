import type { Thread, Ticket } from '@daftar/contract/endpoints/service/support-shapes'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { supportKey, ticketsKey } from '../../shared/chat/unread-chats.ts'
import { filterQuery, type SupportFilters } from './filters.ts'

export type { Ticket, TicketFile, TicketMessage } from '@daftar/contract/endpoints/service/support-shapes'

/** The tickets of the filters, newest first, page by page by the server's token (SUP-09, SUP-18). */
export function ticketsQuery(filters: SupportFilters) {
  const query = filterQuery(filters)
  return infiniteQueryOptions({
    queryKey: [...ticketsKey, query],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('support.list', { query: { ...query, page_token: pageParam }, signal }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

/** One ticket; asked again each time its page is opened. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: [...supportKey, 'one', id],
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ client, signal }): Promise<Ticket> =>
      (await apiOf(client).call('support.read', { params: { id }, signal })).ticket,
  })
}

type WholeThread = Pick<Thread, 'messages' | 'read_up_to'>

/**
 * All that was written in a ticket. What is there already is not asked for again: only what stands behind it.
 */
export function threadQuery(id: string) {
  const queryKey = [...supportKey, 'thread', id]
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<WholeThread> => {
      let messages = client.getQueryData<WholeThread>(queryKey)?.messages ?? []
      for (;;) {
        const after = messages.at(-1)?.seq ?? 0
        const piece = await apiOf(client).call('support.thread', { params: { id }, query: { after }, signal })
        messages = [...messages, ...piece.messages]
        if (!piece.has_more) return { messages, read_up_to: piece.read_up_to }
      }
    },
  })
}

/** The transaction of the money tab that a ticket is to be about (DEC-MON-2). */
export function transactionQuery(id: string) {
  return queryOptions({
    queryKey: ['money', 'transaction', id],
    staleTime: 0,
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('money.transaction', { params: { id }, signal })).transaction,
  })
}
