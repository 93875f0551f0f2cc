import { Badge } from '@daftar/ui/badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { Moment } from '@daftar/app-kit/moment'
import type { User } from '../queries.ts'
import { userText } from '../user-text.ts'
import styles from './users.module.css'

/** What somebody is called, and whether it is the reader. */
export function UserName({ user }: { user: User }) {
  return (
    <>
      <Typed>{userText(user)}</Typed>
      {user.is_you ? <span className={styles.you}>{m.users_you()}</span> : null}
    </>
  )
}

export function UserContact({ user }: { user: User }) {
  return <Ltr>{user.email ?? user.phone ?? ''}</Ltr>
}

/** Whether somebody is let in; of an invitation until when. */
export function UserStatus({ user, now }: { user: User; now: number }) {
  return (
    <span className={styles.two}>
      <span>
        <Badge tone={tones[user.status]}>
          {user.is_blocked ? m.users_status_blocked() : statusText(user.status)}
        </Badge>
      </span>
      {user.expires_at === null ? null : (
        <span className={styles.muted}>
          {Date.parse(user.expires_at) > now
            ? m.users_invite_until({ date: instantDateText(user.expires_at) })
            : m.users_invite_over()}
        </span>
      )}
    </span>
  )
}

/** When somebody last worked here. */
export function UserActive({ user }: { user: User }) {
  if (user.last_active_at) return <Moment at={user.last_active_at} muted />
  return <span className={styles.muted}>{m.users_never()}</span>
}

export function statusText(status: User['status']): string {
  return statusWords[status]()
}

/** The stores somebody is limited to, by name. */
export function userStoresText(
  { store_ids }: Pick<User, 'store_ids'>,
  nameOf: (id: string) => string,
): string {
  return store_ids === null ? m.users_stores_all() : store_ids.map(nameOf).join(' · ')
}

const statusWords = {
  active: m.users_status_active,
  invited: m.users_status_invited,
  disabled: m.users_status_disabled,
} as const

const tones: Record<User['status'], Tone> = { active: 'positive', invited: 'info', disabled: 'neutral' }
