import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Skeletons of the real layout, so that nothing jumps when the figures are there. */

export function HomeSkeleton() {
  return (
    <Column>
      <PayoutSkeleton />
      <CardsSkeleton />
    </Column>
  )
}

export function PayoutSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonBlock height="250px" />
    </Loading>
  )
}

/** What stands below the payout. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <Columns second="aside">
          <SkeletonBlock height="420px" />
          <SkeletonCard lines={6} />
        </Columns>
        <SkeletonBlock height="150px" />
      </Column>
    </Loading>
  )
}
