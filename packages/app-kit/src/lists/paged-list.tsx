import { DataTable, type DataTableProps } from '@daftar/ui/data-table'
import type { GrowingList } from '@daftar/ui/list-foot'
import type { ReactNode } from 'react'
import { ListFoot } from './list-foot.tsx'
import { problemText as usualText } from '../language/problem-text.ts'
import { Queried, type QueriedProps } from './queried.tsx'

export type PagedListProps<Row> = Omit<DataTableProps<Row>, 'instead' | 'footer'> &
  Pick<QueriedProps<unknown>, 'pending' | 'failedTitle' | 'instead'> & {
    /** What the pages of `rows` are read by. */
    query: QueriedProps<unknown>['query'] & GrowingList
    /** What stands in place of rows while there are none. */
    empty: ReactNode
    /** How many rows stand there, in the list's own words. */
    shown: ReactNode
    problemText?: (error: unknown) => string
  }

/**
 * The frame of every list: skeleton, failed, empty or its rows, and under them how many stand there and the
 * rest.
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, pending, failedTitle, instead, empty, shown, problemText = usualText, ...table } = props
  return (
    <Queried {...{ query, pending, failedTitle, instead, problemText }}>
      {() => (
        <DataTable
          {...table}
          instead={empty}
          footer={
            <ListFoot query={query} problem={problemText}>
              {shown}
            </ListFoot>
          }
        />
      )}
    </Queried>
  )
}
