import { IconButton } from '@daftar/ui/icon-button'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import type { ReadyMark } from '../mark-drafts.ts'
import type { DeskCase } from '../queries.ts'
import { useDeciding } from '../use-decision-draft.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { noteText, placeText } from './mark-words.ts'
import styles from './marks.module.css'

/** What will be asked of the merchant, before it is asked. */
export function MarkList({ opened }: { opened: DeskCase }) {
  const { draft, unmark } = useDeciding()
  const [changed, setChanged] = useState<ReadyMark | null>(null)
  const { bank_statements: statements } = opened.application
  return (
    <div>
      <h3 id="decision-marks">{m.desk_marks_to_send({ count: draft.marks.length })}</h3>
      <ul className={styles.list} aria-labelledby="decision-marks">
        {draft.marks.map((mark) => {
          const name = placeText(mark, statements)
          const note = noteText({ note_en: mark.noteEn, note_ar: mark.noteAr })
          return (
            <li key={`${mark.target} ${mark.page}`} className={styles.item}>
              <div>
                <Typed>{name}</Typed>
                <div className={styles.muted}>
                  {markReasonText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
                </div>
              </div>
              <div className={styles.buttons}>
                <IconButton
                  label={m.desk_mark_edit({ name })}
                  icon={<Pencil />}
                  size="small"
                  onClick={() => setChanged(mark)}
                />
                <IconButton
                  label={m.desk_mark_remove({ name })}
                  icon={<X />}
                  size="small"
                  onClick={() => unmark(mark)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {changed ? (
        <MarkDialog
          target={changed.target}
          name={placeText({ target: changed.target, page: null }, statements)}
          instead={changed}
          onClose={() => setChanged(null)}
        />
      ) : null}
    </div>
  )
}
