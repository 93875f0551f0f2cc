import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { addressOfWork } from '../../../shared/work/work-kinds.ts'
import { taskText } from '../../../shared/work/work-text.ts'
import { titleOf } from '../words.ts'
import { kindIcons } from '../../../shared/work/work-icons.tsx'
import styles from './home.module.css'

/** What waits, the nearest deadline first; each row leads to where it is done. */
export function WorkList({
  title,
  items,
  left,
}: {
  title: string
  items: readonly WorkItem[]
  left: number
}) {
  return (
    <Card
      title={title}
      actions={<span className={styles.hint}>{m.desk_work_nearest_first()}</span>}
      padding="none"
    >
      <div className={styles.heads} aria-hidden="true">
        <span>{m.desk_work_what()}</span>
        <span className={styles.amount}>{m.desk_amount()}</span>
        <span>{m.desk_deadline()}</span>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={`${item.kind}:${item.id}`}>
            <Link look="bare" className={styles.row} href={addressOfWork(item)}>
              <span className={styles.who}>
                <span className={styles.kind} aria-hidden="true">
                  {kindIcons[item.kind]}
                </span>
                <span>
                  <Typed className={styles.name}>{titleOf(item)}</Typed>
                  <span className={styles.sub}>{taskText(item)}</span>
                </span>
              </span>
              <span className={styles.amount}>
                {item.amount !== null && item.currency !== null ? (
                  <Money value={item.amount} currency={item.currency} size="strong" />
                ) : (
                  m.common_dash()
                )}
              </span>
              <DeadlineBar since={item.since} dueAt={item.due_at} />
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 ? <p className={styles.more}>{m.desk_work_more({ count: left })}</p> : null}
    </Card>
  )
}
