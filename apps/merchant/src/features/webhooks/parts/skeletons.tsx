import { Columns } from '@daftar/ui/columns'
import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Addresses beside each other, before they are there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Columns second="even">
        <SkeletonCard lines={6} />
        <SkeletonCard lines={6} />
      </Columns>
    </Loading>
  )
}
