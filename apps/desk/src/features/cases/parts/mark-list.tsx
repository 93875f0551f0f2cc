import { IconButton } from '@daftar/ui/icon-button'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { Pencil, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../shared/session.ts'
import { ProblemNotice } from '../../../shared/problem-notice.tsx'
import type { KeptDraft } from '../mark-drafts.ts'
import type { DeskCase } from '../queries.ts'
import { useDeciding } from '../use-decision-draft.tsx'
import { useMarking } from '../use-marking.ts'
import { noteText, placeText } from './mark-words.ts'
import styles from './marks.module.css'

const MarkDialog = lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })))

/** What will be asked of the merchant, before it is asked. */
export function MarkList({ opened, onRemoved }: { opened: DeskCase; onRemoved: () => void }) {
  const { marks } = useDeciding()
  const { send, isPending, error } = useMarking()
  const own = useSession().id
  const [changed, setChanged] = useState<KeptDraft | null>(null)
  const { bank_statements: statements } = opened.application

  return (
    <div>
      <h3 id="decision-marks">{m.desk_marks_to_send({ count: marks.length })}</h3>
      <ul className={styles.list} aria-labelledby="decision-marks">
        {marks.map((mark) => {
          const name = placeText(mark, statements)
          const note = noteText({ note_en: mark.noteEn, note_ar: mark.noteAr })
          return (
            <li key={mark.id} className={styles.item}>
              <div>
                <Typed>{name}</Typed>
                <div className={styles.muted}>
                  {markReasonText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
                </div>
                {mark.byId === own ? null : (
                  <div className={styles.muted}>{m.desk_mark_by({ name: mark.by })}</div>
                )}
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
                  busy={isPending}
                  onClick={() => send({ act: 'remove', kept: mark }, onRemoved)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <ProblemNotice error={error} />
      {changed ? (
        <Suspense>
          <MarkDialog
            target={changed.target}
            name={placeText({ target: changed.target, page: null }, statements)}
            instead={changed}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
