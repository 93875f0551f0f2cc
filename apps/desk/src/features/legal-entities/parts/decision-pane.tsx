import { IconButton } from '@daftar/ui/icon-button'
import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { Flag, Pencil, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Assignee } from '../../../shared/assignee.tsx'
import { ProblemNotice } from '../../../shared/problem-notice.tsx'
import { ScreeningSection } from '../../../shared/screening/screening-section.tsx'
import { sectionWords } from '../../../shared/section-words.ts'
import { useFlags, useSession } from '../../../shared/session.ts'
import type { EntityUpdateCase, KeptMark } from '../queries.ts'
import styles from './company.module.css'
import { UpdateStatus } from './update-status.tsx'
import { useDecision } from './use-decision.ts'

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.UpdateDialog })))

export type Asking = { what: 'approve' | 'reject' | 'changes' | 'mark' } | { what: 'mark'; instead: KeptMark }

/** Who has taken it, what is marked, and what one may decide. */
export function DecisionPane({ opened }: { opened: EntityUpdateCase }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  return (
    <div className={styles.pane}>
      <ScreeningSection subject="legal_entity" id={opened.legal_entity.id} />
      <div className={styles.part}>
        <h2>{m.desk_decision()}</h2>
        <Acts opened={opened} onAsk={setAsking} />
      </div>
      {asking === null ? null : (
        <Suspense>
          <Dialogs opened={opened} asking={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
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
    <section className={styles.part} aria-labelledby="marks-to-send">
      <h3 id="marks-to-send">{m.desk_join_marks({ count: opened.kept_marks.length })}</h3>
      <ul className={styles.list}>
        {opened.kept_marks.map((mark) => {
          const name = sectionWords[mark.section]()
          const note = currentLanguage() === 'ar' ? mark.note_ar : mark.note_en
          return (
            <li key={mark.id} className={styles.item}>
              <div>
                {name}
                <div className={styles.muted}>
                  {rejectionText(mark.reason)} {note ? <Typed>{note}</Typed> : null}
                </div>
              </div>
              <IconButton
                label={m.desk_mark_edit({ name })}
                icon={<Pencil />}
                size="small"
                onClick={() => onAsk({ what: 'mark', instead: mark })}
              />
              <IconButton
                label={m.desk_mark_remove({ name })}
                icon={<X />}
                size="small"
                busy={isPending}
                onClick={() => send({ act: 'removeMark', kept: mark })}
              />
            </li>
          )
        })}
      </ul>
      <ProblemNotice error={error} />
    </section>
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
