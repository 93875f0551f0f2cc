import { useActForm } from '@daftar/app-kit/use-act-form'
import {
  hasPages,
  reasonsFor,
  type MarkReason,
  type MarkTarget,
} from '@daftar/rules/capital/applications/marks'
import { markNoteMax } from '@daftar/rules/review/marks'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import styles from '../../../../shared/act/form.module.css'
import { BothLanguages } from '../../../../shared/text/both-languages.tsx'
import { ProblemNotice } from '../../../../shared/act/problem-notice.tsx'
import { emptyMark, markProblems, type KeptDraft, type MarkDraft } from '../../marks/mark-drafts.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { useMarking } from '../../marks/use-marking.ts'

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
  const others = marks.filter(({ id }) => id !== instead?.id)
  const form = useActForm<MarkDraft>({
    start: instead ?? emptyMark(target),
    check: (written) => markProblems(written, others),
    fields: {
      reason: { label: m.desk_mark_reason() },
      page: { label: m.desk_mark_page() },
      noteEn: { label: m.desk_mark_note_en() },
      noteAr: { label: m.desk_mark_note_ar() },
    },
    error,
  })

  function add() {
    const { reason } = form.values
    if (reason === null) return
    const mark = { ...form.values, reason }
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
          <Button variant="primary" onClick={() => form.confirm(add)} busy={isPending}>
            {instead ? m.desk_mark_change() : m.desk_mark_this()}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ErrorSummary title={m.desk_check_fields()} errors={form.summary} />
        <RadioCards<MarkReason>
          {...form.field('reason')}
          hint={m.desk_mark_reason_hint()}
          options={reasonsFor(target).map((value) => ({ value, label: markReasonText(value) }))}
        />
        {hasPages(target) ? (
          <TextField
            {...form.field('page')}
            optional={m.common_optional()}
            hint={m.desk_mark_page_hint()}
            inputMode="numeric"
            maxLength={4}
          />
        ) : null}
        <BothLanguages
          en={{ ...form.field('noteEn'), hint: m.desk_mark_note_hint() }}
          ar={form.field('noteAr')}
          maxLength={markNoteMax}
        />
        <ProblemNotice error={error} />
      </div>
    </Dialog>
  )
}
