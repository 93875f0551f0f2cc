import type { AnswerOf } from '@daftar/contract'
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

type News = AnswerOf<'home.sidebar'>

const newsQuery = queryOptions({
  queryKey: ['sidebar'],
  staleTime: 10_000,
  queryFn: ({ client }): Promise<News> => apiOf(client).call('home.sidebar'),
})

/**
 * One part of what the sidebar begins with, for a query that has no answer yet: a page asks for all parts in
 * one call, and for each of them again in its own (decision 0120). Null where the part has to be asked for by
 * itself.
 */
export async function newsAtFirst<Part extends keyof News>(
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
  part: Part,
): Promise<News[Part] | null> {
  if (client.getQueryData(queryKey) !== undefined) return null
  return (await client.fetchQuery(newsQuery))[part]
}
