import { IconButton } from '@daftar/ui/icon-button'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Pencil, X } from 'lucide-react'
import { useId } from 'react'
import { ProblemNotice } from '../act/problem-notice.tsx'
import styles from './kept-marks.module.css'

/** One place that is marked: what it is, what is wrong with it, and what is said beside. */
export interface KeptMarkWords {
  id: string
  name: string
  reason: string
  /** Empty where nothing is said beside. */
  note: string
  /** Whoever marked it; null where that is oneself. */
  by: string | null
}

interface Props<Mark extends { id: string }> {
  title: string
  marks: readonly Mark[]
  wordsOf: (mark: Mark) => KeptMarkWords
  onChange: (mark: Mark) => void
  onRemove: (mark: Mark) => void
  isBusy: boolean
  error: unknown
}

/** What will be asked of whoever applied, before it is asked: the same for every kind of case. */
export function KeptMarks<Mark extends { id: string }>(props: Props<Mark>) {
  const { title, marks, wordsOf, onChange, onRemove, isBusy, error } = props
  const titleId = useId()
  return (
    <div>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.list} aria-labelledby={titleId}>
        {marks.map((mark) => {
          const { id, name, reason, note, by } = wordsOf(mark)
          return (
            <li key={id} className={styles.item}>
              <div>
                <Typed>{name}</Typed>
                <div className={styles.muted}>
                  {reason} {note ? <Typed>{note}</Typed> : null}
                </div>
                {by === null ? null : <div className={styles.muted}>{m.desk_mark_by({ name: by })}</div>}
              </div>
              <div className={styles.buttons}>
                <IconButton
                  label={m.desk_mark_edit({ name })}
                  icon={<Pencil />}
                  size="small"
                  onClick={() => onChange(mark)}
                />
                <IconButton
                  label={m.desk_mark_remove({ name })}
                  icon={<X />}
                  size="small"
                  busy={isBusy}
                  onClick={() => onRemove(mark)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <ProblemNotice error={error} />
    </div>
  )
}
