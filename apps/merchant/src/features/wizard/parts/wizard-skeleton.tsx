import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** Stepper, title and fields to come. */
export function WizardSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="56px" />
        <FormBones />
      </Column>
    </Loading>
  )
}

/** Title and fields of one step to come, under a stepper that stands. */
export function StepSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <FormBones />
    </Loading>
  )
}

function FormBones() {
  return (
    <Column width="form">
      <SkeletonText lines={2} width="60%" />
      <SkeletonBlock height="96px" />
      <SkeletonBlock height="96px" />
      <SkeletonCard lines={5} />
    </Column>
  )
}
