import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from '../../../shared/company-form/parts/steps-frame.module.css'

/** Steps, a title and fields to come. */
export function ApplicationSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonBlock height="56px" />
        <SkeletonText lines={2} width="60%" />
        <SkeletonCard lines={5} />
      </div>
    </Loading>
  )
}
