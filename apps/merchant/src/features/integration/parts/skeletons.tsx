import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

export function PageSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={5} columns={2} />
    </Loading>
  )
}
