import { Loading, SkeletonBlock, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Figures and their course before they are there. */
export function AnalyticsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={2} columns={4} />
      <SkeletonBlock height="260px" />
    </Loading>
  )
}
