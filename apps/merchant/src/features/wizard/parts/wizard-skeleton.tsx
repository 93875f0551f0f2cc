import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './wizard-skeleton.module.css'

/** Stepper, title and fields to come. */
export function WizardSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonBlock height="56px" />
        <FormBones />
      </div>
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
    <div className={styles.form}>
      <SkeletonText lines={2} width="60%" />
      <SkeletonBlock height="96px" />
      <SkeletonBlock height="96px" />
      <SkeletonCard lines={5} />
    </div>
  )
}
