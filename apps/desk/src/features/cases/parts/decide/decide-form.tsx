import { useActForm, type ActFormState } from '@daftar/app-kit/use-act-form'
import { failedChecks } from '@daftar/rules/capital/applications/approval-reason'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { useSession } from '../../../../shared/session.ts'
import {
  decisionProblems,
  isByMarks,
  longestNote,
  waitsForSecond,
  type ChosenDraft,
  type DecisionDraft,
  type DecisionKind,
} from '../../decision/decision-form.ts'
import type { DeskCase } from '../../queries.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { ApproveFields } from './approve-fields.tsx'
import { ConfirmDecision } from './confirm-decision.tsx'
import { decisionVerb } from './decision-words.ts'
import { MarkList } from '../marks/mark-list.tsx'
import { ReasonFields } from './reason-fields.tsx'
import styles from '../cases.module.css'

type DecideFormProps = { opened: DeskCase; onStale: () => Promise<void> }

/** Approve, reject or send back. What is typed stays when the case turns out to have changed. */
export function DecideForm({ opened, onStale }: DecideFormProps) {
  const { application } = opened
  const { four_eyes_above: limits } = useSession()
  const { draft, change } = useDeciding()
  const against = draft.decision === 'approve' ? failedChecks(opened.checks) : []
  const isListed = draft.decision === 'approve' && opened.screening === 'confirmed'
  const isReasonNeeded = against.length > 0 || isListed
  const form = useActForm<DecisionDraft>({
    start: draft,
    kept: { values: draft, change },
    check: (written) => decisionProblems(written, application, opened.checks, isListed),
    fields: {
      amount: { label: m.desk_approved_amount() },
      reasons: { label: m.desk_reasons() },
      note: { label: isReasonNeeded ? m.desk_approval_reason() : m.desk_note() },
    },
    prefix: 'decision-',
  })
  const [isAsking, setAsking] = useState(false)
  const isSecondNeeded =
    isListed || (draft.decision === 'approve' && waitsForSecond(draft.amount, application.currency, limits))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.confirm(() => setAsking(true))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary title={m.desk_check_fields()} errors={form.summary} />
      <SegmentedChoice<DecisionKind>
        label={m.desk_decision()}
        labelHidden
        block
        value={draft.decision}
        options={[
          { value: 'approve', label: m.desk_approve() },
          { value: 'reset', label: m.desk_reset() },
          { value: 'reject', label: m.desk_reject() },
        ]}
        onValueChange={(decision) => form.restart({ ...draft, decision, reasons: [] })}
      />
      {draft.decision === 'approve' ? (
        <ApproveFields
          opened={opened}
          draft={draft}
          amount={form.field('amount')}
          isSecondNeeded={isSecondNeeded}
          onChange={form.set}
        />
      ) : null}
      {draft.decision === 'reset' ? <MarksOrHint opened={opened} /> : null}
      {draft.decision === null || draft.decision === 'approve' || isByMarks(draft) ? null : (
        <ReasonFields decision={draft.decision} reasons={form.field('reasons')} />
      )}
      {draft.decision === null ? (
        <p className={styles.meta}>{m.desk_decision_none_yet()}</p>
      ) : (
        <Rest
          {...{ opened, form, isSecondNeeded, onStale, isAsking }}
          draft={{ ...draft, decision: draft.decision }}
          against={against.length}
          isListed={isListed}
          onAsking={setAsking}
        />
      )}
    </form>
  )
}

type RestProps = DecideFormProps & {
  draft: ChosenDraft
  form: ActFormState<DecisionDraft>
  /** How many checks speak against what is decided. */
  against: number
  /** Whether somebody it names is on a list, as a reviewer has said. */
  isListed: boolean
  isSecondNeeded: boolean
  isAsking: boolean
  onAsking: (isAsking: boolean) => void
}

/** The note and the button of a decision that is made, and the question before it is sent. */
function Rest(props: RestProps) {
  const { opened, draft, form, against, isListed, isSecondNeeded, isAsking, onAsking, onStale } = props
  return (
    <>
      <TextArea
        {...form.field('note')}
        {...(against > 0
          ? { hint: m.desk_approval_reason_hint({ count: against }) }
          : isListed
            ? { hint: m.desk_screening_confirmed_text() }
            : { optional: m.common_optional(), hint: m.desk_note_hint() })}
        rows={3}
        maxLength={longestNote}
      />
      <Button type="submit" variant={draft.decision === 'reject' ? 'danger' : 'primary'} block>
        {decisionVerb(draft, opened.application.currency, isSecondNeeded)}
      </Button>
      {isAsking ? (
        <ConfirmDecision {...{ opened, draft, isSecondNeeded, onStale }} onClose={() => onAsking(false)} />
      ) : null}
    </>
  )
}

/**
 * The marks that go with a return; without one, where they are made. A button goes with its mark, the
 * keyboard stays here.
 */
function MarksOrHint({ opened }: { opened: DeskCase }) {
  const { marks } = useDeciding()
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1}>
      {marks.length > 0 ? (
        <MarkList opened={opened} onRemoved={() => box.current?.focus()} />
      ) : (
        <p className={styles.meta}>{m.desk_marks_hint()}</p>
      )}
    </div>
  )
}
