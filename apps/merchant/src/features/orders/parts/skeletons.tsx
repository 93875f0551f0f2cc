import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Skeletons of the real layouts, so that nothing jumps when the data is there. */

export function OrdersSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonText lines={2} width="220px" />
        <SkeletonBlock height="40px" />
        <SkeletonTable rows={10} columns={7} />
      </Column>
    </Loading>
  )
}

/** The table alone, under a header that stands already. */
export function RowsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={10} columns={7} />
    </Loading>
  )
}

export function OrderSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonText lines={2} width="260px" />
        <Columns second="wide">
          <Column>
            <SkeletonCard lines={7} />
            <SkeletonTable rows={3} columns={4} />
            <SkeletonCard lines={4} />
          </Column>
          <Column>
            <SkeletonCard lines={6} />
            <SkeletonCard lines={4} />
          </Column>
        </Columns>
      </Column>
    </Loading>
  )
}

export function OrderPayoutsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonText lines={2} width="260px" />
        <SkeletonTable rows={3} columns={6} />
      </Column>
    </Loading>
  )
}
