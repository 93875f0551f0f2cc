import type { SavedList } from '@daftar/rules/work/work-kinds'
import { FilterRow } from '@daftar/ui/filter-chip'
import type { ReactNode } from 'react'
import { PagedList, type DeskListProps } from './paged-list.tsx'
import { SavedViews } from './saved-views.tsx'
import type { Assigning } from './use-assigning.tsx'

type QueueListProps<Row> = Omit<DeskListProps<Row>, 'selection'> & {
  filters: ReactNode
  /**
   * Whose saved views stand behind the filters, and the address that they are of; not every list has some.
   */
  views?: { list: SavedList; path: string }
  /** Who has taken a row, and what can be done with several; of `useAssigning`. */
  assigning?: Assigning<Row>
}

/**
 * A list with its filters, the views somebody keeps of them, and what its pieces of work can be done with at
 * once.
 */
export function QueueList<Row>({ filters, views, assigning, columns, ...list }: QueueListProps<Row>) {
  return (
    <>
      <FilterRow>
        {filters}
        {views && <SavedViews {...views} />}
      </FilterRow>
      <PagedList
        {...list}
        columns={assigning ? [...columns, ...assigning.columns] : columns}
        {...(assigning?.selection && { selection: assigning.selection })}
      />
      {assigning?.bar}
    </>
  )
}
