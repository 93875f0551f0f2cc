import { Queried as AppQueried, type QueriedProps } from '@daftar/app-kit/queried'
import { ApiError } from '@daftar/client'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { FileQuestionMark } from 'lucide-react'

/** The states of what is asked of the server, in the words of the area. */
export function Queried<Data>(props: Omit<QueriedProps<Data>, 'problemText' | 'instead'>) {
  return <AppQueried {...props} instead={notFound} />
}

/** What was asked for is not there: trying again does not mend it. */
export function notFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) return null
  return (
    <EmptyState icon={<FileQuestionMark />} title={m.payouts_not_found_title()}>
      {m.payouts_not_found_text()}
    </EmptyState>
  )
}
