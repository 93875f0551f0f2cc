import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { buttonClass } from '@daftar/ui/button'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Timeline, TimelineEvent } from '@daftar/ui/timeline'
import type { Tone } from '@daftar/ui/tone'
import { productNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { instantText, zoneText } from '@daftar/words/formats/date'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'
import type { Application } from '../queries.ts'
import styles from './status.module.css'

type Status = Application['general']['status']

const looks: Readonly<Record<Status, { tone: Tone; word: () => string }>> = {
  draft: { tone: 'neutral', word: m.apply_kept_here },
  partially_submitted: { tone: 'info', word: m.apply_status_partially_submitted },
  submitted: { tone: 'info', word: m.apply_status_submitted },
  in_review: { tone: 'info', word: m.apply_status_in_review },
  changes_requested: { tone: 'warning', word: m.apply_status_changes_requested },
  approved: { tone: 'positive', word: m.apply_status_approved },
  declined: { tone: 'negative', word: m.apply_status_declined },
}

export function StatusBadge({ status }: { status: Status }) {
  const { tone, word } = looks[status]
  return <Badge tone={tone}>{word()}</Badge>
}

/** Reference, the clock, and what is done, waits for the applicant and waits for us. */
export function StandingCard({ application }: { application: Application }) {
  const { general, submitted_at: sentAt, answer_by: answerBy } = application
  const mailbox = useSupportMailbox()
  return (
    <Card title={m.apply_track()}>
      <div className={styles.main}>
        <Timeline>
          {trackOf(general.status).map(({ id, what, whose }) => (
            <TimelineEvent key={id} tone={whose.tone}>
              <div className={styles.turn}>
                {what}
                <Badge tone={whose.tone}>{whose.word()}</Badge>
              </div>
            </TimelineEvent>
          ))}
        </Timeline>
        <DescriptionList
          facts={[
            { id: 'reference', label: m.apply_reference(), value: <bdi dir="ltr">{general.id}</bdi> },
            ...(sentAt ? [{ id: 'sent', label: m.apply_sent_at(), value: <Moment at={sentAt} /> }] : []),
          ]}
        />
        {answerBy ? <p>{clockText(general.status, answerBy)}</p> : null}
        <Link look="bare" className={buttonClass({ block: true })} href={`mailto:${mailbox}`}>
          {m.common_contact_support()}
        </Link>
      </div>
    </Card>
  )
}

function Moment({ at }: { at: string }) {
  return <DateText text={instantText(at)} dateTime={at} title={zoneText()} />
}

/** Whose turn it is, with the time it takes; late is said as late. */
function clockText(status: Status, answerBy: string): string {
  const date = instantText(answerBy)
  if (productNow() > Date.parse(answerBy)) return m.apply_clock_late({ date })
  return status === 'partially_submitted' ? m.apply_call_clock({ date }) : m.apply_clock({ date })
}

type Whose = { tone: Tone; word: () => string }
const done: Whose = { tone: 'positive', word: m.apply_done }
const yours: Whose = { tone: 'warning', word: m.apply_waits_for_you }
const ours: Whose = { tone: 'info', word: m.apply_waits_for_us }

function trackOf(status: Status): { id: string; what: string; whose: Whose }[] {
  const written = { id: 'written', what: m.apply_track_written(), whose: done }
  const sent = { id: 'sent', what: m.apply_track_sent(), whose: done }
  if (status === 'partially_submitted')
    return [written, sent, { id: 'call', what: m.apply_track_call(), whose: ours }]
  const isDecided = status === 'approved' || status === 'declined'
  const reviewed = { id: 'review', what: m.apply_track_review(), whose: isDecided ? done : ours }
  if (status === 'declined') return [written, sent, reviewed]
  if (status === 'changes_requested')
    return [
      written,
      sent,
      { ...reviewed, whose: done },
      { id: 'corrected', what: m.apply_track_corrected(), whose: yours },
    ]
  const opened = { id: 'opened', what: m.apply_track_decided(), whose: isDecided ? done : ours }
  return [written, sent, reviewed, opened]
}
