import { PagedList as AppPagedList, type PagedListProps } from '@daftar/app-kit/paged-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { TableSkeleton } from './list-skeleton.tsx'
import { problemText } from '../text/problem-text.ts'
import { notFound } from '../look/queried.tsx'

export type DeskListProps<Row> = Omit<
  PagedListProps<Row>,
  'query' | 'pending' | 'instead' | 'empty' | 'shown' | 'busy' | 'problemText'
> & {
  query: PagedListProps<Row>['query'] & { isFetching: boolean }
  /** What stands in place of rows while there are none. */
  empty: { title: string; text: string; action?: ReactNode }
  /** It is asked for again and again by itself: rows do not fade while it is. */
  isLive?: boolean
}

/** The frame of every list, in the words of the console. */
export function PagedList<Row>({ empty, isLive = false, ...list }: DeskListProps<Row>) {
  const { query, rows, columns } = list
  const count = rows.length
  return (
    <AppPagedList
      {...list}
      pending={<TableSkeleton columns={columns.length} />}
      instead={notFound}
      problemText={problemText}
      busy={query.isFetching && !query.isFetchingNextPage && !isLive}
      empty={
        <EmptyState title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      }
      shown={query.hasNextPage ? m.desk_shown_of_more({ count }) : m.desk_shown_all({ count })}
    />
  )
}
