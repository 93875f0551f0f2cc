import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { updatePlaces, updateReasons } from '@daftar/rules/legal-entities/update'
import {
  rejectionSections,
  reviewPlace,
  sectionsOfPeople,
  type RejectionReason,
} from '@daftar/rules/onboarding/rejection-reasons'
import { checkMark, markNoteMax } from '@daftar/rules/review/marks'
import { Typed } from '@daftar/ui/ltr'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { BothLanguages } from '../../../shared/text/both-languages.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import {
  NoteField,
  nothingSaid,
  SaidFields,
  saidFields,
  saidOf,
  saidProblems,
  type Said,
} from '../../../shared/act/said.tsx'
import type { EntityUpdateCase, KeptMark } from '../queries.ts'
import type { Asking } from './decision-pane.tsx'
import { useDecision } from './use-decision.ts'

type DialogProps = { opened: EntityUpdateCase; onClose: () => void }

/** Asks before a decision: what it does, and what has to be said for it. */
export function UpdateDialog({ asking, ...props }: DialogProps & { asking: Asking }) {
  switch (asking.what) {
    case 'approve':
      return <ApproveDialog {...props} />
    case 'reject':
      return <RejectDialog {...props} />
    case 'changes':
      return <ChangesDialog {...props} />
    case 'mark':
      return <MarkDialog {...props} instead={'instead' in asking ? asking.instead : null} />
  }
}

function ApproveDialog(props: DialogProps) {
  const act = useDecision(props, m.desk_company_done_approved)
  const isSuspended = props.opened.legal_entity.suspended_at !== null
  return (
    <ConfirmWithNote
      act={act}
      onClose={props.onClose}
      title={m.desk_company_approve_title()}
      confirmLabel={m.desk_approve()}
      note={{ field: 'note', label: m.desk_note(), hint: m.desk_note_hint(), isOptional: true, longest: 500 }}
      effect={isSuspended ? m.desk_company_reinstate_effect() : m.desk_company_approve_effect()}
      onConfirm={(note) => act.send({ act: 'approve', note })}
    >
      <p>
        <Typed>{props.opened.legal_entity.legal_company_name}</Typed>
      </p>
    </ConfirmWithNote>
  )
}

function ChangesDialog(props: DialogProps) {
  const act = useDecision(props, m.desk_join_done_sent_back)
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      title={m.desk_join_send_back()}
      confirmLabel={m.desk_join_send_back()}
      onConfirm={() => act.send({ act: 'askChanges' })}
    >
      <p>{m.desk_company_send_back_effect({ count: props.opened.kept_marks.length })}</p>
    </ConfirmAct>
  )
}

const reasonOptions = (reasons: readonly RejectionReason[]) =>
  reasons.map((value) => ({ value, label: rejectionText(value) }))

function RejectDialog(props: DialogProps) {
  const act = useDecision(props, m.desk_company_done_rejected)
  const form = useActForm<Said & { reason: RejectionReason | null; note: string }>({
    start: { reason: null, ...nothingSaid, note: '' },
    check: (typed) => ({
      reason: typed.reason === null ? 'choose_option' : null,
      ...saidProblems(typed),
    }),
    fields: {
      reason: { label: m.desk_mark_reason(), wire: 'reasons' },
      ...saidFields(),
      note: { label: m.desk_note() },
    },
    error: act.error,
  })
  const { onValueChange, ...reason } = form.field('reason')
  function reject() {
    const { reason: chosen, note } = form.values
    if (chosen)
      act.send({
        act: 'reject',
        body: { reasons: [chosen], ...saidOf(form.values), note: note.trim() },
      })
  }
  return (
    <ActForm
      {...{ act, form }}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_company_reject_title()}
      confirmLabel={m.desk_reject()}
      onConfirm={reject}
    >
      <p>{m.desk_company_reject_effect()}</p>
      <Select
        {...reason}
        placeholder={m.desk_company_choose()}
        options={reasonOptions(updateReasons)}
        onValueChange={(chosen) => onValueChange(updateReasons.find((one) => one === chosen) ?? null)}
      />
      <SaidFields form={form} />
      <NoteField form={form} />
    </ActForm>
  )
}

type MarkDraft = { reason: RejectionReason | null; person: string; noteEn: string; noteAr: string }

const everybody = 'all'

function placeOf({ reason, person }: MarkDraft & { reason: RejectionReason }) {
  const section = rejectionSections[reason]
  const owner_id = person !== everybody && sectionsOfPeople.includes(section) ? person : null
  return { section, owner_id }
}

function markProblems(draft: MarkDraft): Partial<Record<keyof MarkDraft, FieldCode>> {
  const { reason, noteEn, noteAr } = draft
  if (reason === null) return { reason: 'choose_option' }
  const { section, owner_id } = placeOf({ ...draft, reason })
  const target = reviewPlace(section, owner_id)
  const found = checkMark(updatePlaces, { target, page: null, reason, noteEn, noteAr })
  return {
    ...(found.reason && { reason: found.reason }),
    ...(found.noteEn && { noteEn: found.noteEn }),
    ...(found.noteAr && { noteAr: found.noteAr }),
  }
}

/** What is wrong, in the sentence the merchant reads; of the people also with whom. */
function MarkDialog({ instead, ...props }: DialogProps & { instead: KeptMark | null }) {
  const { opened } = props
  const act = useDecision(props, m.desk_company_done_marked)
  const form = useActForm<MarkDraft>({
    start: {
      reason: instead?.reason ?? null,
      person: instead?.owner_id ?? everybody,
      noteEn: instead?.note_en ?? '',
      noteAr: instead?.note_ar ?? '',
    },
    check: markProblems,
    fields: {
      reason: { label: m.desk_mark_reason() },
      person: { label: m.desk_company_person() },
      noteEn: { label: m.desk_mark_note_en(), wire: 'note_en' },
      noteAr: { label: m.desk_mark_note_ar(), wire: 'note_ar' },
    },
    error: act.error,
  })
  const { onValueChange, ...reason } = form.field('reason')
  const person = form.field('person')
  const chosen = form.values.reason
  const isOfPeople = chosen !== null && sectionsOfPeople.includes(rejectionSections[chosen])
  const reasons = instead
    ? updatePlaces.reasonsFor(reviewPlace(instead.section, instead.owner_id))
    : updateReasons
  function keep() {
    if (chosen === null) return
    const written = { reason: chosen, note_en: form.values.noteEn.trim(), note_ar: form.values.noteAr.trim() }
    act.send(
      instead
        ? { act: 'changeMark', kept: instead, mark: written }
        : { act: 'addMark', mark: { ...placeOf({ ...form.values, reason: chosen }), ...written } },
    )
  }
  return (
    <ActForm
      {...{ act, form }}
      onClose={props.onClose}
      title={m.desk_company_mark()}
      confirmLabel={instead ? m.desk_mark_change() : m.desk_mark_this()}
      onConfirm={keep}
    >
      <Select
        {...reason}
        placeholder={m.desk_company_choose()}
        options={reasonOptions(reasons)}
        onValueChange={(value) => onValueChange(reasons.find((one) => one === value) ?? null)}
      />
      {isOfPeople && instead === null ? (
        <Select
          {...person}
          placeholder={m.desk_company_everybody()}
          options={[
            { value: everybody, label: m.desk_company_everybody() },
            ...opened.document.shareholders.company_owners.map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
          onValueChange={(id) => person.onValueChange(id)}
        />
      ) : null}
      <BothLanguages
        en={{ ...form.field('noteEn'), hint: m.desk_join_mark_note_hint() }}
        ar={form.field('noteAr')}
        maxLength={markNoteMax}
      />
    </ActForm>
  )
}
