import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { Flag } from 'lucide-react'
import { lazy } from 'react'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { DecisionFrame } from '../../../shared/case/decision-frame.tsx'
import { KeptMarks } from '../../../shared/case/kept-marks.tsx'
import { Duplicates } from '../../../shared/merchant/duplicates.tsx'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { ScreeningSection } from '../../../shared/screening/screening-section.tsx'
import { sectionWords } from '../../../shared/merchant/section-words.ts'
import { useFlags, useSession } from '../../../shared/session.ts'
import type { EntityUpdateCase, KeptMark } from '../queries.ts'
import styles from './company.module.css'
import { UpdateStatus } from './update-status.tsx'
import { useDecision } from './use-decision.ts'

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.UpdateDialog })))

export type Asking = { what: 'approve' | 'reject' | 'changes' | 'mark' } | { what: 'mark'; instead: KeptMark }

/** Who has taken it, what is marked, and what one may decide. */
export function DecisionPane({ opened }: { opened: EntityUpdateCase }) {
  return (
    <DecisionFrame<Asking>
      renderActs={(ask) => <Acts opened={opened} onAsk={ask} />}
      renderDialog={(asking, onClose) => <Dialogs {...{ opened, asking, onClose }} />}
    >
      <ScreeningSection subject="legal_entity" id={opened.legal_entity.id} />
      <Duplicates duplicates={opened.duplicates} />
    </DecisionFrame>
  )
}

type ActsProps = { opened: EntityUpdateCase; onAsk: (asking: Asking) => void }

function Acts({ opened, onAsk }: ActsProps) {
  const mayDecide = useFlags().can_decide_onboarding
  const isOthers = opened.taken_by?.id !== useSession().id
  if (opened.decision !== null) return <Decided opened={opened} decision={opened.decision} />
  if (opened.status !== 'in_review') return <Notice>{m.desk_company_waits()}</Notice>
  if (!mayDecide) return <Notice>{m.desk_decision_look_only()}</Notice>
  const hasMarks = opened.kept_marks.length > 0
  return (
    <>
      <p className={styles.muted}>{m.desk_assignee()}</p>
      <Assignee of={opened.taken_by} />
      {isOthers ? <Take opened={opened} /> : null}
      {opened.may_ask_again ? (
        <Button icon={<Flag aria-hidden="true" />} block onClick={() => onAsk({ what: 'mark' })}>
          {m.desk_company_mark()}
        </Button>
      ) : null}
      {hasMarks ? (
        <>
          <Marks opened={opened} onAsk={onAsk} />
          <Button variant="primary" block onClick={() => onAsk({ what: 'changes' })}>
            {m.desk_join_send_back()}
          </Button>
        </>
      ) : null}
      <Button variant={hasMarks ? 'plain' : 'primary'} block onClick={() => onAsk({ what: 'approve' })}>
        {m.desk_approve()}
      </Button>
      <Button variant="danger" block onClick={() => onAsk({ what: 'reject' })}>
        {m.desk_reject()}
      </Button>
    </>
  )
}

function Take({ opened }: Pick<ActsProps, 'opened'>) {
  const { send, isPending, error } = useDecision({ opened }, m.desk_join_done_taken)
  return (
    <>
      <ProblemNotice error={error} />
      <Button block busy={isPending} onClick={() => send({ act: 'take' })}>
        {m.desk_join_take()}
      </Button>
    </>
  )
}

/** What is marked and not sent yet. */
function Marks({ opened, onAsk }: ActsProps) {
  const { send, isPending, error } = useDecision({ opened }, m.desk_join_done_unmarked)
  return (
    <KeptMarks
      title={m.desk_join_marks({ count: opened.kept_marks.length })}
      marks={opened.kept_marks}
      wordsOf={(mark) => ({
        id: mark.id,
        name: sectionWords[mark.section](),
        reason: rejectionText(mark.reason),
        note: currentLanguage() === 'ar' ? mark.note_ar : mark.note_en,
        by: null,
      })}
      onChange={(mark) => onAsk({ what: 'mark', instead: mark })}
      onRemove={(kept) => send({ act: 'removeMark', kept })}
      isBusy={isPending}
      error={error}
    />
  )
}

type DecidedProps = { opened: EntityUpdateCase; decision: NonNullable<EntityUpdateCase['decision']> }

function Decided({ opened, decision }: DecidedProps) {
  const said = currentLanguage() === 'ar' ? decision.said_ar : decision.said_en
  return (
    <>
      <div>
        <UpdateStatus status={opened.status} />
      </div>
      <p className={styles.muted}>
        <Typed>{decision.by}</Typed>
      </p>
      <ul className={styles.list}>
        {decision.reasons.map((reason) => (
          <li key={reason}>{rejectionText(reason)}</li>
        ))}
      </ul>
      {said ? (
        <p>
          <Typed>{said}</Typed>
        </p>
      ) : null}
      {decision.note ? (
        <p className={styles.muted}>
          {m.desk_join_note_text()} <Typed>{decision.note}</Typed>
        </p>
      ) : null}
    </>
  )
}
