import type { ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'

export type LoadedProps<Data> = {
  /** `error` is null while nothing failed. */
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** A skeleton of what is to come. */
  pending: ReactNode
  /** What could not be loaded. */
  failedTitle: string
  retryLabel: string
  /** What went wrong, in words. */
  problemText: (error: unknown) => ReactNode
  /**
   * What stands there for a failure that trying again does not mend, such as "not found"; nothing for any
   * other.
   */
  instead?: (error: unknown) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The states of what is loaded: skeleton, failed, not there, ready. Old data stays while new is on its way.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, pending, failedTitle, retryLabel, problemText, instead, children } = props
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return pending
  return (
    instead?.(query.error) ?? (
      <FailedState
        title={failedTitle}
        retryLabel={retryLabel}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {problemText(query.error)}
      </FailedState>
    )
  )
}
