import { ListFoot } from '@daftar/app-kit/list-foot'
import { DataTable, type DataTableProps } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import type { GrowingList } from '@daftar/ui/list-foot'
import type { LoadedProps } from '@daftar/ui/loaded'
import { m } from '@daftar/words'
import { TableSkeleton } from './list-skeleton.tsx'
import { problemText } from './problem-text.ts'
import { Queried } from './queried.tsx'

type PagedListProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'renderCard' | 'selection'
> & {
  /** What the pages of `rows` are read by. */
  query: PagedQuery
  failedTitle: string
  /** What stands in place of rows while there are none. */
  empty: { title: string; text: string }
  /** It is asked for again and again by itself: rows do not fade while it is. */
  isLive?: boolean
}

type PagedQuery = LoadedProps<unknown>['query'] & GrowingList

/** The frame of every list: skeleton, failed, empty or its rows, and under them how many stand there and the rest. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, failedTitle, empty, isLive = false, ...table } = props
  return (
    <Queried
      query={query}
      pending={<TableSkeleton columns={table.columns.length} />}
      failedTitle={failedTitle}
    >
      {() => (
        <DataTable
          {...table}
          busy={query.isFetching && !query.isFetchingNextPage && !isLive}
          instead={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
          footer={<Shown count={table.rows.length} query={query} />}
        />
      )}
    </Queried>
  )
}

/** How many rows stand there, and the rest on request. */
function Shown({ count, query }: { count: number; query: GrowingList }) {
  return (
    <ListFoot query={query} problem={problemText}>
      {query.hasNextPage ? m.desk_shown_of_more({ count }) : m.desk_shown_all({ count })}
    </ListFoot>
  )
}
