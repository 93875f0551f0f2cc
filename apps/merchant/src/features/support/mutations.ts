import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { supportKey } from '../../shared/chat/unread-chats.ts'
import { ticketQuery, type Ticket } from './queries.ts'

export type TicketIntent =
  | { act: 'open'; body: BodyInput<'support.create'> }
  | { act: 'close'; id: string }
  | { act: 'like' | 'dislike'; id: string; note: string }

/** Whatever the answer is, tickets are asked for again: a conflict means that they have changed. */
export function ticketMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  async function send({ intent, key: idempotencyKey }: Keyed<TicketIntent>): Promise<Ticket> {
    if (intent.act === 'open')
      return (await api.call('support.create', { body: intent.body, idempotencyKey })).ticket
    const given = { params: { id: intent.id }, idempotencyKey }
    if (intent.act === 'close') return (await api.call('support.close', given)).ticket
    const rated = { ...given, body: { note: intent.note } }
    const call = intent.act === 'like' ? 'support.like' : 'support.dislike'
    return (await api.call(call, rated)).ticket
  }
  return mutationOptions({
    mutationFn: send,
    onSuccess: (ticket) => queryClient.setQueryData(ticketQuery(ticket.id).queryKey, ticket),
    onSettled: () => queryClient.invalidateQueries({ queryKey: supportKey }),
  })
}
