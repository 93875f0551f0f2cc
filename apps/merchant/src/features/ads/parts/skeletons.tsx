import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The sums and the list before they are there. */
export function CampaignsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={2} />
      <SkeletonTable rows={6} columns={6} />
    </Loading>
  )
}

export function CampaignSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={6} />
      <SkeletonCard lines={6} />
    </Loading>
  )
}
