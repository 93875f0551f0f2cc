import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={4} columns={4} />
    </Loading>
  )
}
