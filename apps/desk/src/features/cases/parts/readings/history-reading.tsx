import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { Happened } from '../../../../shared/look/happened.tsx'
import { readableHistory } from '../../history-detail.ts'
import type { DeskCase } from '../../queries.ts'
import { happenedText } from '../../words.ts'
import styles from '../cases.module.css'

/** What happened to the application, the newest first. */
export function HistoryReading({ history }: Pick<DeskCase, 'history'>) {
  return (
    <section aria-label={m.desk_history()}>
      {history.length === 0 ? <p className={styles.muted}>{m.desk_history_empty()}</p> : null}
      <Timeline>
        {history.toReversed().map(({ at, actor, action, detail }, place) => (
          <Happened
            key={`${at} ${place}`}
            what={happenedText(action)}
            at={at}
            actor={actor}
            detail={readableHistory(detail)}
          />
        ))}
      </Timeline>
    </section>
  )
}
