import { Loading, SkeletonBlock, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './tile-grid.module.css'

/** Figures and their course before they are there. */
export function AnalyticsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.waiting}>
        <div className={styles.tiles}>
          {Array.from({ length: 8 }, (_, at) => (
            <SkeletonCard key={at} lines={2} />
          ))}
        </div>
        <SkeletonBlock height="260px" />
      </div>
    </Loading>
  )
}
