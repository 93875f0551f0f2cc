import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './layout.module.css'

/** Skeletons of the real layouts, so that nothing jumps when the data is there. */

export function OrdersSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.column}>
        <SkeletonText lines={2} width="220px" />
        <SkeletonBlock height="40px" />
        <SkeletonTable rows={10} columns={7} />
      </div>
    </Loading>
  )
}

/** The table alone, under a header that stands already. */
export function RowsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={10} columns={7} />
    </Loading>
  )
}

export function OrderSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.column}>
        <SkeletonText lines={2} width="260px" />
        <div className={styles.columns}>
          <div className={styles.column}>
            <SkeletonCard lines={7} />
            <SkeletonTable rows={3} columns={4} />
            <SkeletonCard lines={4} />
          </div>
          <div className={styles.column}>
            <SkeletonCard lines={6} />
            <SkeletonCard lines={4} />
          </div>
        </div>
      </div>
    </Loading>
  )
}

export function OrderPayoutsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.column}>
        <SkeletonText lines={2} width="260px" />
        <SkeletonTable rows={3} columns={6} />
      </div>
    </Loading>
  )
}
