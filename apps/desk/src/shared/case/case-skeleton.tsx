import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './case-skeleton.module.css'

/** The case to come: its head, and the panes under it. */
export function CaseSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.head}>
        <SkeletonText width="10rem" />
        <SkeletonBlock height="2rem" width="18rem" />
      </div>
      <div className={styles.panes}>
        <SkeletonCard lines={8} />
        <SkeletonCard lines={12} />
        <SkeletonCard lines={6} />
      </div>
    </Loading>
  )
}
