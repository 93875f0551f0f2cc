import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Addresses beside each other, before they are there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Columns second="even">
        {[0, 1].map((at) => (
          <Column key={at}>
            <SkeletonCard lines={6} />
          </Column>
        ))}
      </Columns>
    </Loading>
  )
}
