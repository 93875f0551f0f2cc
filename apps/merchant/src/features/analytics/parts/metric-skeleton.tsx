import { Loading, SkeletonBlock, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './tile-grid.module.css'

/** A figure drawn over its period, before it is there. */
export function MetricSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.waiting}>
        <SkeletonBlock height="380px" />
        <SkeletonCard lines={5} />
      </div>
    </Loading>
  )
}
