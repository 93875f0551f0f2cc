import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** Name, size, kind and day of a file that the server holds; they never change. */
export function fileFactsQuery(url: string) {
  return queryOptions({
    queryKey: ['file-facts', url],
    staleTime: Infinity,
    queryFn: ({ client, signal }) => apiOf(client).call('files.facts', { query: { url }, signal }),
  })
}
