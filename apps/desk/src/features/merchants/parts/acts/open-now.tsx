import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Assignee } from '../../../../shared/queue/assignee.tsx'
import { DeadlineBar } from '../../../../shared/work/deadline-bar.tsx'
import { TwoLines } from '../../../../shared/look/two-lines.tsx'
import { kindIcons } from '../../../../shared/work/work-icons.tsx'
import { addressOfWork } from '../../../../shared/work/work-kinds.ts'
import { taskText } from '../../../../shared/work/work-text.ts'
import { Money } from '@daftar/ui/money'
import type { Overview } from '../../overview.ts'
import styles from '../dossier.module.css'

/** What waits about one merchant, whoever holds it; each line leads to where it is done. */
export function OpenNow({ open }: { open: Overview['open'] }) {
  return (
    <Card
      title={m.desk_dossier_open_now()}
      actions={<span className={styles.below}>{m.desk_work_nearest_first()}</span>}
    >
      {open.length === 0 ? (
        <p>{m.desk_dossier_open_none()}</p>
      ) : (
        <ul className={styles.rows}>
          {open.map((item) => (
            <li key={`${item.kind}:${item.id}`} className={styles.row}>
              <span className={styles.kind} aria-hidden="true">
                {kindIcons[item.kind]}
              </span>
              <TwoLines
                below={
                  item.amount !== null && item.currency !== null ? (
                    <Money value={item.amount} currency={item.currency} />
                  ) : null
                }
              >
                <Link href={addressOfWork(item)}>{taskText(item)}</Link>
              </TwoLines>
              <Assignee of={item.assignee} />
              <DeadlineBar since={item.since} dueAt={item.due_at} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
