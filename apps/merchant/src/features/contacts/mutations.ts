import type { BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { askedQuery, contactsQuery } from './queries.ts'

/** What an admin does with a contact. */
export type ContactIntent =
  | { act: 'add'; body: BodyOf<'contacts.add'> }
  | { act: 'change'; id: string; version: number; body: BodyOf<'contacts.change'> }
  | { act: 'remove' | 'ask'; id: string }

/** Each answers everybody as they stand from then on; after a refusal the list is asked for again. */
export function contactMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  function send({ intent, key: idempotencyKey }: Keyed<ContactIntent>) {
    if (intent.act === 'add') return api.call('contacts.add', { body: intent.body, idempotencyKey })
    const params = { id: intent.id }
    if (intent.act === 'change')
      return api.call('contacts.change', { params, body: intent.body, ifMatch: intent.version })
    return intent.act === 'ask'
      ? api.call('contacts.ask', { params, idempotencyKey })
      : api.call('contacts.remove', { params })
  }
  return mutationOptions({
    mutationFn: send,
    onSuccess: ({ contacts }) => queryClient.setQueryData(contactsQuery.queryKey, contacts),
    onError: () => queryClient.invalidateQueries({ queryKey: contactsQuery.queryKey }),
  })
}

/** What whoever is named says behind the address of a letter. */
export function answerMutation(queryClient: QueryClient, token: string) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<'confirm' | 'leave'>) =>
      (await api.call(`contacts.${intent}`, { params: { token }, idempotencyKey })).contact,
    onSuccess: (contact) => queryClient.setQueryData(askedQuery(token).queryKey, contact),
  })
}
