import { isTextTarget, kindOf } from '@daftar/rules/capital/applications/marks'
import { Badge } from '@daftar/ui/badge'
import { Typed } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { markPlaceText, markReasonText } from '@daftar/words/mark-text'
import { Check } from 'lucide-react'
import { FileGiven } from './file-given.tsx'
import { NewDocument } from './new-document.tsx'
import { NewStatement } from './new-statement.tsx'
import { NewText } from './new-text.tsx'
import type { PlaceProps } from './place-props.ts'
import styles from './marks.module.css'

/** One place: why it was marked, what was given, and where the new value goes. */
export function PlaceCard(props: PlaceProps) {
  const { place, isDone } = props
  const { marks, before, target } = place
  const name = markPlaceText(target)
  const headingId = `place-${target}`
  return (
    <li className={styles.place} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        {isDone ? (
          <Badge tone="positive" icon={<Check />}>
            {m.capital_mark_done()}
          </Badge>
        ) : (
          <Badge tone="warning">{m.capital_mark_to_do()}</Badge>
        )}
      </div>
      <ul className={styles.reasons}>
        {marks.map((mark) => {
          const note = currentLanguage() === 'ar' ? mark.note_ar : mark.note_en
          return (
            <li key={mark.id}>
              {mark.page === null ? null : <strong>{m.capital_mark_on_page({ page: mark.page })} </strong>}
              {markReasonText(mark.reason)}
              {note ? (
                <div className={styles.note}>
                  <Typed>{note}</Typed>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      {before.file || before.text ? (
        <div className={styles.before}>
          <span className={styles.muted}>{m.capital_mark_given()}</span>
          {before.file ? <FileGiven file={before.file} /> : <Typed>{before.text}</Typed>}
        </div>
      ) : null}
      <NewValue {...props} name={name} />
    </li>
  )
}

function NewValue({ place, name, ...props }: PlaceProps & { name: string }) {
  const { target } = place
  if (isTextTarget(target)) return <NewText {...props} place={place} target={target} name={name} />
  const isStatement = kindOf(target) === 'statement' || target === 'bank_statements'
  const given = { place, name, problem: props.problem, corrections: props.corrections }
  return isStatement ? <NewStatement {...given} /> : <NewDocument {...given} />
}
