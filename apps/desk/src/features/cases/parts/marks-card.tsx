import type { DeskMark } from '@daftar/contract/endpoints/mark-shapes'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { Moment } from '../../../shared/moment.tsx'
import { statementNames } from '../mark-names.ts'
import type { DeskCase } from '../queries.ts'
import { DocumentButton } from './document-button.tsx'
import { noteText, placeText } from './mark-words.ts'
import styles from './marks.module.css'

/** What was marked and what became of it, round by round, the newest first: what stood there beside what the merchant put in its place. */
export function MarksCard({ marks, rounds }: Pick<DeskCase, 'marks' | 'rounds'>) {
  if (marks.length === 0) return null
  const numbers = [...new Set(marks.map(({ round }) => round))]
  return (
    <Card title={m.desk_marks()} subtitle={m.desk_marks_subtitle(rounds)}>
      <div className={styles.rounds}>
        {numbers.map((number) => (
          <section key={number} className={styles.round} aria-label={m.desk_mark_round({ number })}>
            <h3>{m.desk_mark_round({ number })}</h3>
            {marks
              .filter(({ round }) => round === number)
              .map((mark) => (
                <MarkRow key={mark.id} mark={mark} />
              ))}
          </section>
        ))}
      </div>
    </Card>
  )
}

function MarkRow({ mark }: { mark: DeskMark }) {
  const note = noteText(mark)
  return (
    <div className={styles.mark}>
      <div className={styles.head}>
        <strong>
          <Typed>{placeText(mark, statementNames([mark]))}</Typed>
        </strong>
        <Badge tone={mark.status === 'answered' ? 'positive' : 'warning'}>
          {mark.status === 'answered' ? m.desk_mark_answered() : m.desk_mark_open()}
        </Badge>
      </div>
      <div>
        {markReasonText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
      </div>
      <div className={styles.sides}>
        <Side label={m.desk_mark_before()} value={mark.before} by={mark.made_by} at={mark.made_at} />
        {mark.after && mark.answered_by && mark.answered_at ? (
          <Side label={m.desk_mark_after()} value={mark.after} by={mark.answered_by} at={mark.answered_at} />
        ) : null}
      </div>
    </div>
  )
}

type SideProps = { label: string; value: DeskMark['before']; by: string; at: string }

function Side({ label, value, by, at }: SideProps) {
  const { text, file } = value
  return (
    <div className={styles.side}>
      <span className={styles.muted}>{label}</span>
      {file ? <Typed>{file.name}</Typed> : null}
      {file ? (
        <span>
          <DocumentButton url={file.url}>{m.common_open()}</DocumentButton>
        </span>
      ) : null}
      {file ? null : <span>{text ? <Typed>{text}</Typed> : m.common_dash()}</span>}
      <span className={styles.muted}>
        <Typed>{by}</Typed> <Moment at={at} />
      </span>
    </div>
  )
}
