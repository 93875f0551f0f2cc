import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { problemText } from '../../../shared/problem-text.ts'
import styles from './list-foot.module.css'

type ListFootProps = {
  shown: number
  total: number
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: () => unknown
  }
}

/** Under a list: how many of how many stand there, and the rest on request. */
export function ListFoot({ shown, total, query }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span>{m.payouts_shown({ shown, total: Math.max(shown, total) })}</span>
      {query.isFetchNextPageError ? <span className={styles.problem}>{problemText(query.error)}</span> : null}
      {query.hasNextPage ? (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {m.common_more()}
        </Button>
      ) : null}
    </div>
  )
}
