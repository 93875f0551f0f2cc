import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import styles from './skeletons.module.css'

/** A page to come: header and two cards. Screens with a shape of their own bring their own. */
export function PageSkeleton() {
  return (
    <Loading label={m.shell_loading_page()}>
      <div className={styles.page}>
        <SkeletonBlock height="32px" width="220px" />
        <SkeletonCard lines={4} />
        <SkeletonCard lines={3} />
      </div>
    </Loading>
  )
}

/** The whole frame to come, while the account loads (DEC-PERM-10). */
export function ShellSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.side} aria-hidden="true">
        <SkeletonBlock height="28px" width="110px" />
        {sidebarBones.map((width, at) => (
          <SkeletonText key={at} width={width} />
        ))}
      </div>
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  )
}

const sidebarBones = ['60px', '120px', '96px', '108px', '60px', '88px', '104px', '60px', '92px', '112px']
