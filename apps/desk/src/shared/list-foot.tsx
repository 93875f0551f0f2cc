import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { problemText } from './problem-text.ts'
import styles from './list-foot.module.css'

type ListFootProps = {
  shown: number
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: () => unknown
  }
}

/** Under a list: how many rows stand there, and the rest on request. */
export function ListFoot({ shown, query }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span>
        {query.hasNextPage ? m.desk_shown_of_more({ count: shown }) : m.desk_shown_all({ count: shown })}
      </span>
      {query.isFetchNextPageError ? <span className={styles.problem}>{problemText(query.error)}</span> : null}
      {query.hasNextPage ? (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {m.common_more()}
        </Button>
      ) : null}
    </div>
  )
}
