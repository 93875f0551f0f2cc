import { ListFoot } from '@daftar/app-kit/list-foot'
import { Moment } from '@daftar/app-kit/moment'
import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { DotBadge } from '@daftar/ui/count-badge'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { notificationsQuery, readAll, readOne, type Notification } from '../../shared/page/notifications.ts'
import styles from './notification-bell.module.css'

type Props = { onDone: () => void }

/** What was told, the newest first; each leads to the thing, and is read by going there. */
export function NotificationPanel({ onDone }: Props) {
  const query = useInfiniteQuery(notificationsQuery)
  const shown = query.data?.pages.flatMap((page) => page.notifications) ?? []
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.bell_title()}</h2>
        <ReadAll shown={shown} />
      </div>
      <Queried
        query={query}
        pending={
          <Loading label={m.common_loading()}>
            <SkeletonText lines={6} />
          </Loading>
        }
        failedTitle={m.bell_failed()}
      >
        {() => (shown.length === 0 ? <Nothing /> : <Told shown={shown} onDone={onDone} />)}
      </Queried>
      {query.hasNextPage ? <ListFoot query={query}>{null}</ListFoot> : null}
      <div className={styles.foot}>
        <Link href={pathOf('accountNotifications')} onClick={onDone}>
          {m.bell_settings()}
        </Link>
      </div>
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState icon={<Bell />} title={m.bell_empty()}>
      {m.bell_empty_text()}
    </EmptyState>
  )
}

function ReadAll({ shown }: { shown: readonly Notification[] }) {
  const { mutate, isPending } = useMutationOnce({
    ...readAll(useQueryClient()),
    onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
  })
  const [newest] = shown
  if (!newest || shown.every((one) => one.is_read)) return null
  return (
    <Button size="small" busy={isPending} onClick={() => mutate(newest.id)}>
      {m.bell_read_all()}
    </Button>
  )
}

function Told({ shown, onDone }: Props & { shown: readonly Notification[] }) {
  const { mutate } = useMutationOnce(readOne(useQueryClient()))
  return (
    <ul className={styles.list}>
      {shown.map((one) => (
        <li key={one.id}>
          <Way
            path={one.path}
            onPress={() => {
              if (!one.is_read) mutate(one.id)
              if (one.path !== null) onDone()
            }}
          >
            <span className={styles.dot}>{one.is_read ? null : <DotBadge label={m.bell_new()} />}</span>
            <span className={styles.words}>
              <span className={one.is_read ? styles.heading : `${styles.heading} ${styles.unread}`}>
                {inLanguage(one.heading, one.heading_ar)}
              </span>
              <span className={styles.text}>{inLanguage(one.text, one.text_ar)}</span>
              <span className={styles.when}>
                <Moment at={one.at} muted />
              </span>
            </span>
          </Way>
        </li>
      ))}
    </ul>
  )
}

/** What leads nowhere is read by pressing it. */
function Way({ path, onPress, children }: { path: string | null; onPress: () => void; children: ReactNode }) {
  if (path === null)
    return (
      <button type="button" className={styles.item} onClick={onPress}>
        {children}
      </button>
    )
  return (
    <Link href={path} look="bare" className={styles.item} onClick={onPress}>
      {children}
    </Link>
  )
}

function inLanguage(english: string, arabic: string): string {
  return currentLanguage() === 'ar' ? arabic : english
}
