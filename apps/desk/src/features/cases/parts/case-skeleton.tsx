import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './cases.module.css'

/** The case to come: head, facts, and the panel beside them. */
export function CaseSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.skeletonHead}>
        <SkeletonText width="10rem" />
        <SkeletonBlock height="2rem" width="18rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <SkeletonCard lines={2} />
          <SkeletonCard lines={6} />
          <SkeletonCard lines={5} />
        </div>
        <SkeletonCard lines={6} />
      </div>
    </Loading>
  )
}
