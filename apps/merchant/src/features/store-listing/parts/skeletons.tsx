import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** A step before it is there. */
export function ListingSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={6} />
    </Loading>
  )
}
