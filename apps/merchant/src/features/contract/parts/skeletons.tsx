import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './contract.module.css'

export function ContractSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.stack}>
        <SkeletonText lines={2} width="60%" />
        <SkeletonCard lines={4} />
        <SkeletonBlock height="320px" />
      </div>
    </Loading>
  )
}
