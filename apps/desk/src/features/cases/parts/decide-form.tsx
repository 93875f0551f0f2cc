import { Button } from '@daftar/ui/button'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { focusField } from '@daftar/ui/error-summary'
import { useSession } from '../../../shared/session.ts'
import {
  decisionProblems,
  isByMarks,
  longestNote,
  waitsForSecond,
  type DecisionKind,
} from '../decision-form.ts'
import type { DeskCase } from '../queries.ts'
import { useDeciding } from '../use-decision-draft.tsx'
import { ApproveFields } from './approve-fields.tsx'
import { ConfirmDecision } from './confirm-decision.tsx'
import { decisionVerb } from './decision-words.ts'
import { MarkList } from './mark-list.tsx'
import { ReasonFields } from './reason-fields.tsx'
import styles from './cases.module.css'

type DecideFormProps = { opened: DeskCase; onStale: () => Promise<void> }

/** Approve, reject or send back. What is typed stays when the case turns out to have changed. */
export function DecideForm({ opened, onStale }: DecideFormProps) {
  const { application } = opened
  const { four_eyes_above: limits } = useSession()
  const { draft, change } = useDeciding()
  const [tried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problems = tried ? decisionProblems(draft, application) : {}
  const isSecondNeeded =
    draft.decision === 'approve' && waitsForSecond(draft.amount, application.currency, limits)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(decisionProblems(draft, application))
    if (first === undefined) return setAsking(true)
    requestAnimationFrame(() => focusField(`decision-${first}`))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
        onValueChange={(decision) => {
          setTried(false)
          change({ decision, reasons: [] })
        }}
      />
      {draft.decision === 'approve' ? (
        <ApproveFields
          opened={opened}
          draft={draft}
          problem={problems.amount}
          isSecondNeeded={isSecondNeeded}
          onChange={change}
        />
      ) : null}
      {draft.decision === 'reset' ? <MarksOrHint opened={opened} /> : null}
      {draft.decision === 'approve' || isByMarks(draft) ? null : (
        <ReasonFields
          decision={draft.decision}
          reasons={draft.reasons}
          problem={problems.reasons}
          onChange={(reasons) => change({ reasons })}
        />
      )}
      <TextArea
        id="decision-note"
        label={m.desk_note()}
        optional={m.common_optional()}
        hint={m.desk_note_hint()}
        error={problems.note && fieldText(problems.note)}
        rows={3}
        maxLength={longestNote}
        value={draft.note}
        onValueChange={(note) => change({ note })}
      />
      <Button type="submit" variant={draft.decision === 'reject' ? 'danger' : 'primary'} block>
        {decisionVerb(draft, application.currency, isSecondNeeded)}
      </Button>
      {isAsking ? (
        <ConfirmDecision
          opened={opened}
          draft={draft}
          isSecondNeeded={isSecondNeeded}
          onClose={() => setAsking(false)}
          onStale={onStale}
        />
      ) : null}
    </form>
  )
}

/** The marks that go with a return; without one, where they are made. A button goes with its mark, the keyboard stays here. */
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
