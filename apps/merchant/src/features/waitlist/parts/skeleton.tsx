import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

export function FakeDoorSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={2} width="40%" />
      <Columns second="even">
        <Column>
          <SkeletonCard lines={6} />
        </Column>
        <Column>
          <SkeletonCard lines={8} />
        </Column>
      </Columns>
    </Loading>
  )
}
