import { Loading, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** A page of cards before it is there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={8} />
    </Loading>
  )
}

/** A list before it is there. */
export function TableSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={5} />
    </Loading>
  )
}
