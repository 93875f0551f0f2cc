import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './links.module.css'

/** Skeletons of the real layouts, so that nothing jumps when the data is there. */

export function ListSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="40%" />
        <SkeletonTable rows={8} columns={6} />
      </div>
    </Loading>
  )
}

export function FormSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.narrow}>
        <SkeletonText lines={2} width="60%" />
        <SkeletonBlock height="64px" />
        <SkeletonBlock height="64px" />
        <SkeletonBlock height="44px" />
      </div>
    </Loading>
  )
}

export function LinkSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="40%" />
        <div className={styles.columns}>
          <SkeletonCard lines={6} />
          <SkeletonBlock height="320px" />
        </div>
      </div>
    </Loading>
  )
}
