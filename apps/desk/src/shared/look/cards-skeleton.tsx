import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from '../queue/list-skeleton.module.css'

/** Some cards to come, one under the other. */
export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        {Array.from({ length: cards }, (_, at) => (
          <SkeletonCard key={at} />
        ))}
      </div>
    </Loading>
  )
}
