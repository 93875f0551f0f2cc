import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './list-foot.module.css'

/** What a list that grows page by page tells of itself. */
export type GrowingList = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

export type ListFootProps = {
  list: GrowingList
  /** How many rows stand there, and of how many. */
  children: ReactNode
  moreLabel: string
  /** Why the next page did not come; told while it did not. */
  problem: (error: unknown) => ReactNode
}

/** Under a list: how much of it stands there, and the rest on request. */
export function ListFoot({ list, children, moreLabel, problem }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span>{children}</span>
      {list.isFetchNextPageError ? (
        <span className={styles.problem} role="alert">
          {problem(list.error)}
        </span>
      ) : null}
      {list.hasNextPage ? (
        <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {moreLabel}
        </Button>
      ) : null}
    </div>
  )
}
