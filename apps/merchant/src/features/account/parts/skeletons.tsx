import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './account.module.css'

export function AccountSkeleton() {
  return (
    <Loading label={m.shell_loading_page()}>
      <div className={styles.column}>
        <SkeletonBlock height="32px" width="160px" />
        <SkeletonCard lines={6} />
        <SkeletonCard lines={2} />
      </div>
    </Loading>
  )
}

export function SessionsSkeleton() {
  return (
    <Loading label={m.shell_loading_page()}>
      <div className={styles.column}>
        <SkeletonBlock height="32px" width="220px" />
        <SkeletonTable rows={3} columns={2} />
      </div>
    </Loading>
  )
}
