import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { Happened } from '../../../shared/look/happened.tsx'
import { payoutEventReasonText, payoutStatusText } from '../../../shared/money/payout-text.tsx'
import type { DeskPayoutWhole } from '../queries.ts'
import styles from './settlement.module.css'

/** Each state of a payout with who and when, the newest first. */
export function PayoutHistory({ events }: Pick<DeskPayoutWhole, 'events'>) {
  return (
    <section className={styles.history}>
      <h3>{m.desk_payout_history()}</h3>
      <Timeline>
        {events.toReversed().map(({ status, at, actor, reason }, place) => (
          <Happened
            key={`${at} ${place}`}
            what={payoutStatusText(status)}
            at={at}
            actor={actor}
            detail={payoutEventReasonText(reason)}
          />
        ))}
      </Timeline>
    </section>
  )
}
