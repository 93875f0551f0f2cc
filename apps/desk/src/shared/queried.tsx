import { ApiError } from '@daftar/client'
import { ErrorPage } from '@daftar/ui/error-page'
import { Loaded, type LoadedProps } from '@daftar/ui/loaded'
import { m } from '@daftar/words'
import { problemText } from './problem-text.ts'

type QueriedProps<Data> = Pick<LoadedProps<Data>, 'query' | 'pending' | 'failedTitle' | 'children'>

/** The states of what is asked of the server, in the words of the console. */
export function Queried<Data>(props: QueriedProps<Data>) {
  return <Loaded {...props} retryLabel={m.common_try_again()} problemText={problemText} instead={notFound} />
}

function notFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) return null
  return (
    <ErrorPage code="404" title={m.desk_not_found_title()}>
      {m.desk_not_found_text()}
    </ErrorPage>
  )
}
