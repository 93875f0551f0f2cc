import { useActForm } from '@daftar/app-kit/use-act-form'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import { markNoteMax } from '@daftar/rules/review/marks'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { BothLanguages } from '../../../shared/text/both-languages.tsx'
import { draftOf, markOf, markProblems, type MarkDraft } from '../mark-drafts.ts'
import { useDecision } from './use-decision.ts'
import type { KeptMark, OnboardingCase } from '../queries.ts'

type MarkDialogProps = {
  opened: OnboardingCase
  /** What is marked: a section, or a person. */
  name: string
  personId: string | null
  reasons: readonly RejectionReason[]
  /** The mark that is written anew. */
  instead: KeptMark | null
  onClose: () => void
}

/** What is wrong, in the sentence the applicant reads, and what they should know beside. */
export function MarkDialog({ opened, name, personId, reasons, instead, onClose }: MarkDialogProps) {
  const act = useDecision({ opened, onClose }, () => m.desk_join_done_marked({ name }))
  const form = useActForm<MarkDraft>({
    start: draftOf(instead),
    check: (written) => markProblems(written, personId),
    fields: {
      reason: { label: m.desk_mark_reason() },
      noteEn: { label: m.desk_mark_note_en(), wire: 'note_en' },
      noteAr: { label: m.desk_mark_note_ar(), wire: 'note_ar' },
    },
    error: act.error,
  })

  function keep() {
    const { reason } = form.values
    if (reason === null) return
    const { section: _, owner_id: __, ...changed } = markOf({ ...form.values, reason }, personId)
    act.send(
      instead
        ? { act: 'changeMark', kept: instead, mark: changed }
        : { act: 'addMark', mark: markOf({ ...form.values, reason }, personId) },
    )
  }

  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_mark_title({ name })}
      confirmLabel={instead ? m.desk_mark_change() : m.desk_mark_this()}
      onConfirm={keep}
    >
      <RadioCards<RejectionReason>
        {...form.field('reason')}
        hint={m.desk_join_mark_hint()}
        options={reasons.map((value) => ({ value, label: rejectionText(value) }))}
      />
      <BothLanguages
        en={{ ...form.field('noteEn'), hint: m.desk_join_mark_note_hint() }}
        ar={form.field('noteAr')}
        maxLength={markNoteMax}
      />
    </ActForm>
  )
}
