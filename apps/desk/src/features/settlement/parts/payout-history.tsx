import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { actorText } from '../../../shared/actor-text.ts'
import { Moment } from '../../../shared/moment.tsx'
import { payoutEventReasonText, payoutStatusText } from '../../../shared/payout-text.tsx'
import type { DeskPayoutWhole } from '../queries.ts'
import styles from '../../../shared/entry-list.module.css'

/** Each state of a payout with who and when. */
export function PayoutHistory({ events }: Pick<DeskPayoutWhole, 'events'>) {
  return (
    <section>
      <h3>{m.desk_payout_history()}</h3>
      <ol className={styles.list}>
        {events.map((event, at) => (
          <li key={`${event.at} ${at}`} className={styles.item}>
            <span className={styles.line}>
              {payoutStatusText(event.status)}
              <span className={styles.muted}>
                <Moment at={event.at} />
              </span>
            </span>
            {event.actor === '' && event.reason === '' ? null : (
              <span className={styles.muted}>
                <Typed>{actorText(event.actor)}</Typed>
                {event.actor !== '' && event.reason !== '' ? m.desk_comma() : null}
                <Typed>{payoutEventReasonText(event.reason)}</Typed>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
