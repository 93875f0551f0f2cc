import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './cards.module.css'

/** The contacts before they are there. */
export function ContactsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.cards}>
        {[1, 2, 3, 4].map((at) => (
          <SkeletonCard key={at} />
        ))}
      </div>
    </Loading>
  )
}
