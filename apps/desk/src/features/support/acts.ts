import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import type { TicketStatus } from '@daftar/rules/support/ticket'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { workKey } from '../../shared/work/work-query.ts'
import {
  macrosQuery,
  queueKey,
  ticketQuery,
  type DeskTicket,
  type DeskTicketPage,
  type Macro,
} from './queries.ts'

export type Answer = BodyInput<'support.answer'>

/** What is done with a ticket beside answering. */
export type TicketAct =
  | { act: 'take'; from: string | null }
  | { act: 'give'; from: string | null; to: string | null }
  | { act: 'move'; from: TicketStatus; status: TicketStatus }
  | { act: 'merge'; into: string }
  | { act: 'link'; links: BodyInput<'support.link'> }

/**
 * An answer or a note; the page is read again where somebody wrote meanwhile, so that their message is seen.
 */
export function answerMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key: idempotencyKey }: Keyed<Answer>, { client }): Promise<DeskTicketPage> =>
      apiOf(client).call('support.answer', {
        params: { id },
        body: intent,
        idempotencyKey,
      }),
    onSuccess: async (page) => {
      queryClient.setQueryData(ticketQuery(id).queryKey, page)
      await refreshQueue(queryClient)
    },
    onError: (error) => readAgainWhenLate(queryClient, id, error),
  })
}

export function actMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<TicketAct>, { client }): Promise<DeskTicket> =>
      (await send(apiOf(client), id, key, intent)).ticket,
    onSuccess: async (ticket, { intent }) => {
      const { queryKey } = ticketQuery(id)
      queryClient.setQueryData(queryKey, (page) => page && { ...page, ticket })
      // Both tickets say in their threads that they were merged.
      if (intent.act === 'merge') await queryClient.invalidateQueries({ queryKey })
      await refreshQueue(queryClient)
    },
    onError: (error) => readAgainWhenLate(queryClient, id, error),
  })
}

function send(api: Client, id: string, idempotencyKey: string, intent: TicketAct) {
  const call = { params: { id }, idempotencyKey }
  switch (intent.act) {
    case 'take':
      return api.call('support.take', { ...call, body: { from: intent.from } })
    case 'give':
      return api.call('support.assign', { params: { id }, body: { from: intent.from, to: intent.to } })
    case 'move':
      return api.call('support.move', { ...call, body: { from: intent.from, status: intent.status } })
    case 'link':
      return api.call('support.link', { params: { id }, body: intent.links })
    case 'merge':
      return api.call('support.merge', { ...call, body: { into: intent.into } })
  }
}

export type MacroAct = { act: 'save'; macro: BodyInput<'support.saveMacro'> } | { act: 'forget'; id: string }

export function macroMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<MacroAct>, { client }): Promise<Macro[]> => {
      const api = apiOf(client)
      const { macros } =
        intent.act === 'save'
          ? await api.call('support.saveMacro', { body: intent.macro, idempotencyKey: key })
          : await api.call('support.forgetMacro', { params: { id: intent.id } })
      return macros
    },
    onSuccess: (macros) => {
      queryClient.setQueryData(macrosQuery.queryKey, macros)
    },
  })
}

/** A mail that waits is let in or thrown away; whoever was first has decided. */
export function mailMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<{ id: string; status: 'let_in' | 'thrown_away' }>, { client }) =>
      apiOf(client).call('support.decideMail', {
        params: { id: intent.id },
        body: { status: intent.status },
        idempotencyKey: key,
      }),
    onSettled: () => refreshQueue(queryClient),
  })
}

async function refreshQueue(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queueKey }),
    queryClient.invalidateQueries({ queryKey: [workKey] }),
  ])
}

function readAgainWhenLate(queryClient: QueryClient, id: string, error: Error) {
  return (
    error instanceof ApiError &&
    error.status === 409 &&
    queryClient.invalidateQueries({ queryKey: ticketQuery(id).queryKey })
  )
}
