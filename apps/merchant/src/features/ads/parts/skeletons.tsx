import { Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './ads.module.css'

/** The list before it is there. */
export function CampaignsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={6} />
    </Loading>
  )
}

export function CampaignSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.page}>
        <SkeletonText width="40%" />
        <Columns second="even">
          <SkeletonCard lines={8} />
          <SkeletonBlock height="260px" />
        </Columns>
      </div>
    </Loading>
  )
}
