import { ApiError } from '@daftar/client'
import { EmptyState } from '@daftar/ui/empty-state'
import { Loaded, type LoadedProps } from '@daftar/ui/loaded'
import { m } from '@daftar/words'
import { FileQuestionMark } from 'lucide-react'
import { problemText } from '@daftar/app-kit/problem-text'

type QueriedProps<Data> = Pick<LoadedProps<Data>, 'query' | 'pending' | 'failedTitle' | 'children'>

/** The states of what is asked of the server, in the words of the area. */
export function Queried<Data>(props: QueriedProps<Data>) {
  return <Loaded {...props} retryLabel={m.common_try_again()} problemText={problemText} instead={notFound} />
}

function notFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) return null
  return (
    <EmptyState icon={<FileQuestionMark />} title={m.payouts_not_found_title()}>
      {m.payouts_not_found_text()}
    </EmptyState>
  )
}
