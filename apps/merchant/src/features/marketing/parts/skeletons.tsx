import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './marketing.module.css'

/** A page of cards before it is there. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.cards}>
        {[1, 2, 3].map((at) => (
          <SkeletonCard key={at} lines={4} />
        ))}
      </div>
    </Loading>
  )
}

/** A list before it is there. */
export function TableSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={5} />
    </Loading>
  )
}
