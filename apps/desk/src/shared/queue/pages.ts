import type { Client } from '@daftar/client'
import type { QueryKey } from '@tanstack/react-query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

type Page = { next_page_token: string | null }

/** A list that is read page by page by the server's token. */
export function pagedQuery<Answer extends Page>(
  queryKey: QueryKey,
  read: (api: Client, pageToken: string | undefined, signal: AbortSignal) => Promise<Answer>,
) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) => read(apiOf(client), pageParam, signal),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}
