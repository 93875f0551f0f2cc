import { Loading, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './list-skeleton.module.css'

/** The skeleton of a page with a title, a line of filters and a table. */
export function ListSkeleton({ columns = 5 }: { columns?: number }) {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonText width="14rem" />
        <SkeletonTable columns={columns} />
      </div>
    </Loading>
  )
}

/** The skeleton of the table alone, under a header that stands already. */
export function TableSkeleton({ columns = 5 }: { columns?: number }) {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable columns={columns} />
    </Loading>
  )
}

/** The skeleton of what a drawer or dialog says. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={lines} />
    </Loading>
  )
}
