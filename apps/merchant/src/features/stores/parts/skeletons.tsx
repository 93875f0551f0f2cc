import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function StoresSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={4} columns={6} />
    </Loading>
  )
}

/** A store, or one of its tabs, before it is there. */
export function StoreSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={6} />
    </Loading>
  )
}
