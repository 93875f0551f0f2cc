import { Card } from '@daftar/ui/card'
import { CountBadge } from '@daftar/ui/count-badge'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { HomeTask } from '../queries.ts'
import { taskAddress, taskKey, taskLines, taskTitle } from '../task-words.tsx'
import { taskIcons } from './task-icons.tsx'
import styles from './waits-card.module.css'

/** What somebody of the merchant has to do, the most pressing first, each with the way to it. */
export function WaitsCard({ tasks }: { tasks: readonly HomeTask[] }) {
  return (
    <Card
      title={m.home_waits()}
      actions={<CountBadge count={tasks.length} label={m.home_waits_count({ count: tasks.length })} />}
    >
      {tasks.length === 0 ? (
        <p className={styles.none}>
          <CircleCheck aria-hidden="true" />
          {m.home_waits_nothing()}
        </p>
      ) : (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={taskKey(task)}>
              <Link href={taskAddress(task)} look="bare" className={styles.task}>
                <span className={styles.icon} aria-hidden="true">
                  {taskIcons[task.kind]}
                </span>
                <span className={styles.words}>
                  <strong>{taskTitle(task)}</strong>
                  {taskLines(task).map(({ id, text, due }) => (
                    <span key={id} className={due ? styles.due : styles.line}>
                      {text}
                    </span>
                  ))}
                </span>
                <ChevronRight aria-hidden="true" className={styles.go} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
