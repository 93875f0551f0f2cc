import type { Contact } from '@daftar/contract/endpoints/people/contacts'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { AskedContact, Contact } from '@daftar/contract/endpoints/people/contacts'

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  staleTime: 30_000,
  queryFn: async ({ client, signal }): Promise<Contact[]> =>
    (await apiOf(client).call('contacts.list', { signal })).contacts,
})

export function askedQuery(token: string) {
  return queryOptions({
    queryKey: ['contact', token],
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('contacts.opened', { params: { token }, signal })).contact,
  })
}
