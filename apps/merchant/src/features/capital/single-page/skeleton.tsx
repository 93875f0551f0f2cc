import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './single-page.module.css'

/** Stepper, title and fields to come. */
export function SinglePageSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonBlock height="56px" />
        <div className={styles.form}>
          <SkeletonText lines={2} width="60%" />
          <SkeletonCard lines={4} />
          <SkeletonBlock height="96px" />
          <SkeletonBlock height="96px" />
        </div>
      </div>
    </Loading>
  )
}
