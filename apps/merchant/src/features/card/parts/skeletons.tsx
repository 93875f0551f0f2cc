import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The money and the cards before they are there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonCard lines={3} />
        <Columns second="even">
          <SkeletonCard lines={4} />
          <SkeletonCard lines={4} />
        </Columns>
      </Column>
    </Loading>
  )
}

export function ChargesSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={4} columns={3} />
    </Loading>
  )
}
