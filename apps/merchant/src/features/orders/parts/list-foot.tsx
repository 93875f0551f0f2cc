import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { problemText } from '../../../shared/problem-text.ts'
import { isMore, totalText } from './total-text.ts'
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

/** Under the rows: how many stand there and of how many, and the rest on request. */
export function ListFoot({ shown, total, query }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span>{footText(shown, total, query.hasNextPage)}</span>
      {query.isFetchNextPageError ? (
        <span className={styles.problem} role="alert">
          {problemText(query.error)}
        </span>
      ) : null}
      {query.hasNextPage ? (
        <Button
          variant="quiet"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {m.common_more()}
        </Button>
      ) : null}
    </div>
  )
}

function footText(shown: number, total: number, hasMore: boolean): string {
  if (!hasMore) return m.orders_foot_all({ count: shown })
  return isMore(shown)
    ? m.orders_foot_more({ count: shown })
    : m.orders_foot_some({ shown, total: totalText(total) })
}
