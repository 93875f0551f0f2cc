import { ApiError } from '@daftar/client'
import { EmptyState } from '@daftar/ui/empty-state'
import { FailedState } from '@daftar/ui/failed-state'
import { m } from '@daftar/words'
import type { UseQueryResult } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemText } from '../../../shared/problem-text.ts'

type QueriedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  pending: ReactNode
  /** What could not be loaded. */
  failedTitle: string
  children: (data: Data) => ReactNode
}

/** The states of what is loaded: skeleton, failed, not there, ready. Old data stays while new is on its way. */
export function Queried<Data>({ query, pending, failedTitle, children }: QueriedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return pending
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyState icon={<FileQuestionMark />} title={m.payouts_not_found_title()}>
        {m.payouts_not_found_text()}
      </EmptyState>
    )
  return (
    <FailedState
      title={failedTitle}
      retryLabel={m.common_try_again()}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {problemText(query.error)}
    </FailedState>
  )
}
