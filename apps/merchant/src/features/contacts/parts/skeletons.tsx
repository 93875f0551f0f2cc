import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The contacts before they are there. */
export function ContactsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={4} columns={4} />
    </Loading>
  )
}
