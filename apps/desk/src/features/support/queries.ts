import { ticketStatuses } from '@daftar/rules/support/ticket'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { QueueFilters } from './filters.ts'

export type {
  DeskMessage,
  DeskTicket,
  DeskTicketPage,
  HeldMail,
  Macro,
  TicketFile,
} from '@daftar/contract/endpoints/service/support-shapes'

export const queueKey = ['support'] as const

/** How soon a page asks again where no stream tells it what happens. */
export const everyMs = 15_000

export function queueQuery({ status, topic, held, search }: QueueFilters) {
  return pagedQuery([...queueKey, status, topic, held, search], (api, page_token, signal) =>
    api.call('support.queue', {
      query: {
        // `opened` stands for all that agents work on.
        statuses: status ?? undefined,
        topics: topic ?? undefined,
        assignee: held ?? undefined,
        query: search || undefined,
        page_token,
      },
      signal,
    }),
  )
}

/**
 * Every opening is written to the audit log, so a ticket is read again only when something has happened in
 * it.
 */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['support-ticket', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: ({ client, signal }) => apiOf(client).call('support.readForStaff', { params: { id }, signal }),
  })
}

/** When something last happened in a ticket, as the queue says it; nothing is read of the ticket for that. */
export function lastHappenedQuery(id: string, number: string, known: string) {
  return queryOptions({
    queryKey: ['support-last', id],
    initialData: known,
    staleTime: everyMs,
    refetchInterval: everyMs,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) => {
      const query = { query: number, statuses: ticketStatuses.join(','), page_size: 20 }
      const { tickets } = await apiOf(client).call('support.queue', { query, signal })
      return tickets.find((one) => one.id === id)?.updated_at ?? known
    },
  })
}

/** The other tickets of a merchant that go on. */
export function othersQuery(merchantId: string, search: string) {
  return queryOptions({
    queryKey: ['support-others', merchantId, search],
    staleTime: 10_000,
    queryFn: async ({ client, signal }) => {
      const query = { merchant_id: merchantId, query: search || undefined, page_size: 20 }
      return (await apiOf(client).call('support.queue', { query, signal })).tickets
    },
  })
}

/** Mails to tickets that an agent decides about. */
export const heldMailsQuery = pagedQuery([...queueKey, 'mails'], (api, page_token, signal) =>
  api.call('support.heldMails', { query: { page_token }, signal }),
)

/** Who may be given a ticket. */
export const agentsQuery = queryOptions({
  queryKey: ['support-agents'],
  staleTime: 5 * 60_000,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('support.agents', { signal })).people,
})

export const macrosQuery = queryOptions({
  queryKey: ['support-macros'],
  staleTime: 5 * 60_000,
  queryFn: async ({ client, signal }) => (await apiOf(client).call('support.macros', { signal })).macros,
})
