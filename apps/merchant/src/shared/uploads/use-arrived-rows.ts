import type { FileRowState } from '@daftar/ui/file-row'
import { useQueries } from '@tanstack/react-query'
import { fileFactsQuery } from './file-facts.ts'
import type { PickedUpload } from './picked-upload.ts'
import { arrivedRow } from './upload-field.tsx'

/** Files that the server holds, as rows, each with its facts as soon as they are known. */
export function useArrivedRows(files: readonly PickedUpload[]): FileRowState[] {
  const facts = useQueries({ queries: files.map(({ url }) => fileFactsQuery(url)) })
  return files.map((file, at) => arrivedRow(file, facts[at]?.data))
}
