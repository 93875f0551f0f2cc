import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type KeptFiles = AnswerOf<'files.kept'>['files']

/** What the merchant handed in and is kept, by purpose and clock. */
export const keptFilesQuery = queryOptions({
  queryKey: ['account', 'kept-files'],
  queryFn: async ({ client, signal }): Promise<KeptFiles> =>
    (await apiOf(client).call('files.kept', { signal })).files,
})
