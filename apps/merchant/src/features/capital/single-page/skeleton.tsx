import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Stepper, title and fields to come. */
export function SinglePageSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="56px" />
        <Column width="form">
          <SkeletonText lines={2} width="60%" />
          <SkeletonCard lines={4} />
          <SkeletonBlock height="96px" />
          <SkeletonBlock height="96px" />
        </Column>
      </Column>
    </Loading>
  )
}
