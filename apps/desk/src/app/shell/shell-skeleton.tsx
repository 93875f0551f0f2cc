import { Loading, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { AppFrame } from '@daftar/ui/app-frame'
import { m } from '@daftar/words'
import styles from './shell-skeleton.module.css'

/** The whole console while it asks who is there. */
export function ShellSkeleton() {
  return (
    <AppFrame skipLabel={m.desk_skip()} onBand sidebar={<div className={styles.side} />}>
      <Loading label={m.common_loading()}>
        <div className={styles.page}>
          <SkeletonText width="12rem" />
          <SkeletonTable />
        </div>
      </Loading>
    </AppFrame>
  )
}
