import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { lazy, Suspense, useState } from 'react'
import { KeptMarks } from '../../../../shared/case/kept-marks.tsx'
import { useSession } from '../../../../shared/session.ts'
import type { KeptDraft } from '../../marks/mark-drafts.ts'
import type { DeskCase } from '../../queries.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { useMarking } from '../../marks/use-marking.ts'
import { noteText, placeText } from './mark-words.ts'

const MarkDialog = lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })))

/** What will be asked of the merchant, before it is asked. */
export function MarkList({ opened, onRemoved }: { opened: DeskCase; onRemoved: () => void }) {
  const { marks } = useDeciding()
  const { send, isPending, error } = useMarking()
  const own = useSession().id
  const [changed, setChanged] = useState<KeptDraft | null>(null)
  const { bank_statements: statements } = opened.application

  return (
    <>
      <KeptMarks
        title={m.desk_marks_to_send({ count: marks.length })}
        marks={marks}
        wordsOf={(mark) => ({
          id: mark.id,
          name: placeText(mark, statements),
          reason: markReasonText(mark.reason),
          note: noteText({ note_en: mark.noteEn, note_ar: mark.noteAr }),
          by: mark.byId === own ? null : mark.by,
        })}
        onChange={setChanged}
        onRemove={(kept) => send({ act: 'remove', kept }, onRemoved)}
        isBusy={isPending}
        error={error}
      />
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
    </>
  )
}
