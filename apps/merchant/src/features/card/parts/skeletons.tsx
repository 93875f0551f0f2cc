import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The money and the cards before they are there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={4} />
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
