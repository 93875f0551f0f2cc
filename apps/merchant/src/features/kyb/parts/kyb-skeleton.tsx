import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Header, title and fields to come (KYB-12). */
export function KybSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="56px" />
        <StepBones />
      </Column>
    </Loading>
  )
}

/** Title and fields of one step to come, under a header that stands. */
export function StepBones() {
  return (
    <Column width="form">
      <SkeletonText lines={2} width="60%" />
      <SkeletonBlock height="96px" />
      <SkeletonCard lines={5} />
    </Column>
  )
}
