import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function DisputesSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={7} />
    </Loading>
  )
}

/** One dispute before it is there. */
export function DisputeSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={8} columns={2} />
    </Loading>
  )
}
