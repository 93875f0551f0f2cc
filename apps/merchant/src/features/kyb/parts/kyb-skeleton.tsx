import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './kyb-page.module.css'

/** Header, title and fields to come (KYB-12). */
export function KybSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonBlock height="56px" />
        <StepBones />
      </div>
    </Loading>
  )
}

/** Title and fields of one step to come, under a header that stands. */
export function StepBones() {
  return (
    <div className={styles.bones}>
      <SkeletonText lines={2} width="60%" />
      <SkeletonBlock height="96px" />
      <SkeletonCard lines={5} />
    </div>
  )
}
