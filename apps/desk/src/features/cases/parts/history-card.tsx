import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Moment } from '../../../shared/moment.tsx'
import { readableHistory } from '../history-detail.ts'
import type { DeskCase } from '../queries.ts'
import { actorText, happenedText } from '../words.ts'
import styles from './cases.module.css'

/** What happened to the application, the newest last. */
export function HistoryCard({ history }: Pick<DeskCase, 'history'>) {
  return (
    <Card title={m.desk_history()}>
      {history.length === 0 ? <p className={styles.muted}>{m.desk_history_empty()}</p> : null}
      <ol className={styles.history}>
        {history.map(({ at, actor, action, detail }, index) => (
          <li key={`${at} ${index}`} className={styles.happened}>
            <span>{happenedText(action)}</span>
            <span className={styles.meta}>
              <Moment at={at} weekday />
              {m.desk_comma()}
              <Typed>{actorText(actor)}</Typed>
            </span>
            {detail ? (
              <span className={styles.meta}>
                <Typed>{readableHistory(detail)}</Typed>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
