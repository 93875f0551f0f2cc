import type { FileRowState } from '@daftar/ui/file-row'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fileFactsQuery } from './file-facts.ts'
import type { PickedUpload } from './picked-upload.ts'
import { arrivedRow } from './upload-field.tsx'

/**
 * Files that the server holds, as rows, each with its facts once they are known; without them a row says its
 * name.
 */
export function useArrivedRows(files: readonly PickedUpload[]): FileRowState[] {
  const urls = files.map(({ url }) => url)
  const { data: facts } = useQuery({
    queryKey: ['file-facts', 'of', ...urls],
    enabled: urls.length > 0,
    staleTime: Infinity,
    throwOnError: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ client }) =>
      Object.fromEntries(
        await Promise.all(
          urls.map(async (url) => [url, await client.ensureQueryData(fileFactsQuery(url))] as const),
        ),
      ),
  })
  return files.map((file) => arrivedRow(file, facts?.[file.url]))
}
