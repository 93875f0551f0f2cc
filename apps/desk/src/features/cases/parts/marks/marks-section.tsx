import type { Correction, DeskMark } from '@daftar/contract/endpoints/capital/applications-marks'
import { Badge } from '@daftar/ui/badge'
import { Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { Moment } from '@daftar/app-kit/moment'
import { statementNames } from '../../marks/mark-names.ts'
import type { DeskCase } from '../../queries.ts'
import { reasonText } from '../../words.ts'
import { ShowIcon } from '../show-button.tsx'
import { noteText, placeText } from './mark-words.ts'
import styles from './marks.module.css'

type MarksSectionProps = Pick<DeskCase, 'marks' | 'corrections' | 'rounds'>

/**
 * What was asked of the merchant and what became of it, round by round, the newest first: what stood there
 * beside what came in its place.
 */
export function MarksSection({ marks, corrections, rounds }: MarksSectionProps) {
  const numbers = [...new Set([...marks, ...corrections].map(({ round }) => round))].toSorted((a, b) => b - a)
  if (numbers.length === 0) return null
  return (
    <section className={styles.marks} aria-label={m.desk_marks()}>
      <h2>{m.desk_marks()}</h2>
      <p className={styles.muted}>{m.desk_marks_subtitle(rounds)}</p>
      <div className={styles.rounds}>
        {numbers.map((number) => (
          <section key={number} className={styles.round} aria-label={m.desk_mark_round({ number })}>
            <h3>{m.desk_mark_round({ number })}</h3>
            {marks
              .filter(({ round }) => round === number)
              .map((mark) => (
                <MarkRow key={mark.id} mark={mark} />
              ))}
            {corrections
              .filter(({ round }) => round === number)
              .map((correction) => (
                <CorrectionRows key={correction.round} correction={correction} />
              ))}
          </section>
        ))}
      </div>
    </section>
  )
}

/** A round that went back by reasons: its fields, whether they were changed or not. */
function CorrectionRows({ correction }: { correction: Correction }) {
  const { reasons, fields, made_by, made_at, answered_at } = correction
  return (
    <>
      <p className={styles.muted}>{reasons.map(reasonText).join(' · ')}</p>
      {fields.map((field) => {
        const { target, before, after } = field
        return (
          <div key={target} className={styles.mark}>
            <div className={styles.head}>
              <strong>{placeText({ target, page: null }, [])}</strong>
              <CorrectionState field={field} />
            </div>
            <div className={styles.sides}>
              <Side look="before" value={before} by={made_by} at={made_at} />
              {after && answered_at && !isUnchanged(field) ? (
                <Side look="after" value={after} at={answered_at} />
              ) : null}
            </div>
          </div>
        )
      })}
    </>
  )
}

type Field = Correction['fields'][number]

function isUnchanged({ before, after }: Field): boolean {
  return before.text === after?.text && before.file?.url === after?.file?.url
}

function CorrectionState({ field }: { field: Field }) {
  if (field.after === null) return <Badge tone="warning">{m.desk_mark_open()}</Badge>
  return isUnchanged(field) ? (
    <Badge tone="neutral">{m.desk_mark_unchanged()}</Badge>
  ) : (
    <Badge tone="positive">{m.desk_mark_answered()}</Badge>
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
      <div className={styles.muted}>
        {markReasonText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
      </div>
      <div className={styles.sides}>
        <Side look="before" value={mark.before} by={mark.made_by} at={mark.made_at} />
        {mark.after && mark.answered_by && mark.answered_at ? (
          <Side look="after" value={mark.after} by={mark.answered_by} at={mark.answered_at} />
        ) : null}
      </div>
    </div>
  )
}

type SideProps = { look: 'before' | 'after'; value: DeskMark['before']; by?: string; at: string }

/** What stood there, struck out, or what came in its place. */
function Side({ look, value, by, at }: SideProps) {
  const { text, file } = value
  const Text = look === 'before' ? 's' : 'strong'
  return (
    <div className={styles.side}>
      <span className={styles.wide}>
        <VisuallyHidden>{look === 'before' ? m.desk_mark_before() : m.desk_mark_after()}</VisuallyHidden>
        <Text>{file ? <Typed>{file.name}</Typed> : text ? <Typed>{text}</Typed> : m.common_dash()}</Text>
        <span className={styles.muted}>
          {' '}
          {by ? <Typed>{by}</Typed> : null} <Moment at={at} />
        </span>
      </span>
      {file ? <ShowIcon url={file.url} name={file.name} /> : null}
    </div>
  )
}
