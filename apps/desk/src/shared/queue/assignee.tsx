import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { initialsOf } from '../text/initials.ts'
import { useSession } from '../session.ts'
import styles from './assignee.module.css'

/** Who has taken a piece of work. */
export function Assignee({ of }: { of: { id: string; name: string } | null }) {
  const { id: me } = useSession()
  if (of === null) return <span className={styles.nobody}>{m.desk_assign_nobody()}</span>
  return (
    <span className={styles.who}>
      <bdi className={styles.letters} data-own={of.id === me || undefined} aria-hidden="true">
        {initialsOf(of.name)}
      </bdi>
      {of.id === me ? m.desk_assign_you() : <Typed>{of.name}</Typed>}
    </span>
  )
}
