import type { CallArguments, Client } from '@daftar/client'
import type { EndpointId } from '@daftar/contract/routes'
import type { AnswerOf } from '@daftar/contract/table'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

/**
 * What an endpoint answers, as a query: `useQuery(read('contacts.list'))`. Its key is the endpoint's id in
 * two parts and what it was called with, so that `['contacts']` makes everything stale that a module answers.
 */
export function readsBy(apiOf: (client: QueryClient) => Client) {
  return function read<Id extends EndpointId>(id: Id, ...[input]: CallArguments<Id>) {
    return queryOptions({
      queryKey: [...id.split('.'), ...(input ? [input] : [])] as readonly unknown[],
      queryFn: ({ client, signal }): Promise<AnswerOf<Id>> =>
        apiOf(client).call(id, ...([{ ...input, signal }] as unknown as CallArguments<Id>)),
    })
  }
}
