import type { DocumentReading } from '@daftar/contract/endpoints/casework/files'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { DocumentReading }
export type LicenceSays = NonNullable<DocumentReading['licence']>
export type IdentitySays = NonNullable<DocumentReading['identity']>

/** What was read from an uploaded document; it never changes, so it is asked for once. */
export function readingQuery(url: string) {
  return queryOptions({
    queryKey: ['files', 'reading', url],
    staleTime: Infinity,
    queryFn: ({ client, signal }): Promise<DocumentReading> =>
      apiOf(client).call('files.reading', { query: { url }, signal }),
  })
}
