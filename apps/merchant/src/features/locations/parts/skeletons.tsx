import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function LocationsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={5} columns={6} />
    </Loading>
  )
}
