import { CountBadge } from '@daftar/ui/count-badge'
import { IconButton } from '@daftar/ui/icon-button'
import { Popover } from '@daftar/ui/popover'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { unreadQuery } from '../../shared/page/notifications.ts'
import styles from './notification-bell.module.css'

const Panel = lazy(() =>
  import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel })),
)

/**
 * What happened since: a bell with how much of it is not read. Who works for no merchant yet is told nothing.
 */
export function NotificationBell() {
  const { unread_notifications: atFirst, permissions } = useAccount()
  const { data: unread } = useQuery({
    ...unreadQuery,
    initialData: atFirst,
    enabled: permissions.merchant_id !== null,
  })
  if (permissions.merchant_id === null) return null
  return (
    <span className={styles.bell}>
      <Popover
        label={m.bell_title()}
        placement="bottom end"
        trigger={
          <IconButton
            label={unread > 0 ? m.bell_unread({ count: unread }) : m.bell_title()}
            icon={<Bell />}
          />
        }
      >
        {(close) => (
          <Suspense
            fallback={
              <Loading label={m.common_loading()}>
                <SkeletonText lines={4} />
              </Loading>
            }
          >
            <Panel onDone={close} />
          </Suspense>
        )}
      </Popover>
      <span className={styles.count} aria-hidden="true">
        <CountBadge count={unread} max={999} />
      </span>
    </span>
  )
}
