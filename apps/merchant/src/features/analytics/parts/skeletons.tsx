import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './tiles.module.css'

/** The tiles and the chart before they are there. */
export function AnalyticsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.tiles}>
        {Array.from({ length: 8 }, (_, at) => (
          <SkeletonCard key={at} lines={2} />
        ))}
      </div>
      <SkeletonBlock height="260px" />
    </Loading>
  )
}

/** One metric before it is there. */
export function MetricSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonBlock height="260px" />
      <SkeletonTable rows={6} columns={4} />
    </Loading>
  )
}
