import { Queried as AppQueried, type QueriedProps } from '@daftar/app-kit/queried'
import { ApiError } from '@daftar/client'
import { ErrorPage } from '@daftar/ui/error-page'
import { m } from '@daftar/words'
import { problemText } from '../text/problem-text.ts'

/** The states of what is asked of the server, in the words of the console. */
export function Queried<Data>(props: Omit<QueriedProps<Data>, 'problemText' | 'instead'>) {
  return <AppQueried {...props} problemText={problemText} instead={notFound} />
}

/** What was asked for is not there: trying again does not mend it. */
export function notFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) return null
  return (
    <ErrorPage code="404" title={m.desk_not_found_title()}>
      {m.desk_not_found_text()}
    </ErrorPage>
  )
}
