import {
  hasPages,
  reasonsFor,
  type MarkReason,
  type MarkTarget,
} from '@daftar/rules/capital/applications/marks'
import { markNoteMax } from '@daftar/rules/review/marks'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { focusField } from '@daftar/ui/error-summary'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { useState } from 'react'
import form from '../../../shared/form.module.css'
import { ProblemNotice } from '../../../shared/problem-notice.tsx'
import { emptyMark, markProblems, type KeptDraft, type MarkDraft, type MarkField } from '../mark-drafts.ts'
import { useDeciding } from '../use-decision-draft.tsx'
import { useMarking } from '../use-marking.ts'

type MarkDialogProps = {
  target: MarkTarget
  name: string
  /** The mark that is written anew. */
  instead: KeptDraft | null
  onClose: () => void
}

/** Why a place is wrong, on which page, and what the merchant should know beside. */
export function MarkDialog({ target, name, instead, onClose }: MarkDialogProps) {
  const { marks } = useDeciding()
  const { send, isPending, error } = useMarking()
  const [written, setWritten] = useState<MarkDraft>(instead ?? emptyMark(target))
  const [tried, setTried] = useState(false)
  const others = marks.filter(({ id }) => id !== instead?.id)
  const problems = tried ? markProblems(written, others) : {}
  const set = (part: Partial<MarkDraft>) => setWritten((now) => ({ ...now, ...part }))
  const errorOf = (field: MarkField) => problems[field] && fieldText(problems[field])

  function add() {
    setTried(true)
    const [first] = Object.keys(markProblems(written, others))
    if (first !== undefined) {
      requestAnimationFrame(() => focusField(`mark-${first}`))
      return
    }
    if (written.reason === null) return
    const mark = { ...written, reason: written.reason }
    send(instead ? { act: 'change', kept: instead, mark } : { act: 'add', marks: [mark] }, onClose)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_mark_title({ name })}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button variant="primary" onClick={add} busy={isPending}>
            {instead ? m.desk_mark_change() : m.desk_mark_this()}
          </Button>
        </>
      }
    >
      <div className={form.fields}>
        <RadioCards<MarkReason>
          id="mark-reason"
          label={m.desk_mark_reason()}
          hint={m.desk_mark_reason_hint()}
          error={errorOf('reason')}
          value={written.reason}
          options={reasonsFor(target).map((value) => ({ value, label: markReasonText(value) }))}
          onValueChange={(reason) => set({ reason })}
        />
        {hasPages(target) ? (
          <TextField
            id="mark-page"
            label={m.desk_mark_page()}
            optional={m.common_optional()}
            hint={m.desk_mark_page_hint()}
            error={errorOf('page')}
            inputMode="numeric"
            maxLength={4}
            value={written.page}
            onValueChange={(page) => set({ page })}
          />
        ) : null}
        <TextArea
          id="mark-noteEn"
          label={m.desk_mark_note_en()}
          hint={m.desk_mark_note_hint()}
          error={errorOf('noteEn')}
          rows={2}
          maxLength={markNoteMax}
          lang="en"
          dir="ltr"
          value={written.noteEn}
          onValueChange={(noteEn) => set({ noteEn })}
        />
        <TextArea
          id="mark-noteAr"
          label={m.desk_mark_note_ar()}
          error={errorOf('noteAr')}
          rows={2}
          maxLength={markNoteMax}
          lang="ar"
          dir="rtl"
          value={written.noteAr}
          onValueChange={(noteAr) => set({ noteAr })}
        />
        <ProblemNotice error={error} />
      </div>
    </Dialog>
  )
}
