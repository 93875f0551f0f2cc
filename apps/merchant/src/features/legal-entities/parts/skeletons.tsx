import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function EntitiesSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={3} columns={6} />
    </Loading>
  )
}

export function EntitySkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={6} />
    </Loading>
  )
}
