import { Loading, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './page.module.css'

/** The cards before they are there. */
export function PageSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
      </div>
    </Loading>
  )
}

/** What a card holds before it is there. */
export function LinesSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={4} />
    </Loading>
  )
}
