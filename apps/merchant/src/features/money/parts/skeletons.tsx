import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

export function HistorySkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={8} columns={2} />
    </Loading>
  )
}

export function CardSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={6} />
    </Loading>
  )
}
