import { Button } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { Typed } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { lazy } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { DecisionFrame } from '../../../shared/case/decision-frame.tsx'
import { HeldChecks } from '../../../shared/case/held-checks.tsx'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { ScreeningSection } from '../../../shared/screening/screening-section.tsx'
import { useSession } from '../../../shared/session.ts'
import type { OnboardingCase } from '../queries.ts'
import type { Standing } from '../standing.ts'
import { callText, checkWords } from '../words.ts'
import { Duplicates } from '../../../shared/merchant/duplicates.tsx'
import { JoinStatus } from './join-status.tsx'
import { MarkList } from './mark-list.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { useDecision } from './use-decision.ts'
import styles from './onboarding.module.css'

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.DecisionDialog })))

export type Asking = 'call' | 'changes' | 'approve' | 'decline' | 'accept' | 'return'

/** What was checked by itself, who has the same numbers, and what one may do about it. */
export function DecisionPane({ opened, standing }: { opened: OnboardingCase; standing: Standing }) {
  return (
    <DecisionFrame<Asking>
      renderActs={(ask) => <Acts opened={opened} standing={standing} onAsk={ask} />}
      renderDialog={(asking, onClose) => <Dialogs {...{ opened, asking, onClose }} />}
    >
      <HeldChecks checks={opened.checks} words={checkWords} />
      <ScreeningSection subject="onboarding" id={opened.id} />
      <Duplicates duplicates={opened.duplicates} />
    </DecisionFrame>
  )
}

type ActsProps = { opened: OnboardingCase; standing: Standing; onAsk: (asking: Asking) => void }

function Acts({ opened, standing, onAsk }: ActsProps) {
  switch (standing) {
    case 'look_only':
      return <Notice>{m.desk_decision_look_only()}</Notice>
    case 'decided':
      return <Decided opened={opened} />
    case 'waits':
      return (
        <>
          <Notice>{m.desk_join_waits()}</Notice>
          {opened.status === 'changes_requested' ? <Decline onAsk={onAsk} /> : null}
        </>
      )
    case 'call':
      return (
        <>
          <p>{callText(opened)}</p>
          <Button variant="primary" block onClick={() => onAsk('call')}>
            {m.desk_join_call_done()}
          </Button>
          <Decline onAsk={onAsk} />
        </>
      )
    case 'take':
      return <Take opened={opened} />
    case 'second':
    case 'own_proposal':
      return <Second opened={opened} isOwn={standing === 'own_proposal'} onAsk={onAsk} />
    case 'decide':
      return <Decide opened={opened} onAsk={onAsk} />
  }
}

function Decline({ onAsk }: Pick<ActsProps, 'onAsk'>) {
  return (
    <Button variant="danger" block onClick={() => onAsk('decline')}>
      {m.desk_reject()}
    </Button>
  )
}

function Take({ opened }: { opened: OnboardingCase }) {
  const { send, isPending, error } = useDecision({ opened }, () => m.desk_join_done_taken())
  return (
    <>
      <ProblemNotice error={error} />
      <Button variant="primary" block busy={isPending} onClick={() => send({ act: 'take' })}>
        {m.desk_join_take()}
      </Button>
    </>
  )
}

function Decide({ opened, onAsk }: Pick<ActsProps, 'opened' | 'onAsk'>) {
  const { kept_marks: marks, may_ask_again: mayAsk, taken_by: holder } = opened
  const isOthers = holder?.id !== useSession().id
  return (
    <>
      <div className={styles.holder}>
        <span className={styles.muted}>{m.desk_assignee()}</span>
        <Assignee of={holder} />
      </div>
      {isOthers ? <Take opened={opened} /> : null}
      {marks.length > 0 ? (
        <>
          <MarkList opened={opened} />
          <Button variant="primary" block onClick={() => onAsk('changes')}>
            {m.desk_join_send_back()}
          </Button>
        </>
      ) : (
        <p className={styles.muted}>{mayAsk ? m.desk_join_mark_lead() : m.desk_join_no_rounds()}</p>
      )}
      <Button variant={marks.length > 0 ? 'plain' : 'primary'} block onClick={() => onAsk('approve')}>
        {m.desk_approve()}
      </Button>
      <Decline onAsk={onAsk} />
    </>
  )
}

/** An approval against a check: a second person accepts it, or it is taken back. */
function Second({ opened, isOwn, onAsk }: Pick<ActsProps, 'opened' | 'onAsk'> & { isOwn: boolean }) {
  const { proposal } = opened
  if (proposal === null) return null
  return (
    <>
      <Notice tone="warning" title={m.desk_waits_for_second()}>
        {isOwn ? m.desk_decision_own_proposal() : m.desk_second_lead({ name: proposal.by.name })}
      </Notice>
      <ProposalFacts opened={opened} />
      {isOwn ? null : (
        <Button variant="primary" block onClick={() => onAsk('accept')}>
          {m.desk_approve()}
        </Button>
      )}
      <Button block onClick={() => onAsk('return')}>
        {m.desk_return()}
      </Button>
    </>
  )
}

function Decided({ opened: { status, decision, merchant_id, document } }: { opened: OnboardingCase }) {
  return (
    <>
      <div>
        <JoinStatus status={status} waitsForSecond={false} />
      </div>
      {decision === null ? null : (
        <p className={styles.muted}>
          <Typed>{decision.by}</Typed>
        </p>
      )}
      {status === 'declined' && decision ? (
        <p>
          <Typed>{currentLanguage() === 'ar' ? decision.said_ar : decision.said_en}</Typed>
        </p>
      ) : null}
      {decision?.note ? (
        <p className={styles.muted}>
          {m.desk_join_note_text()} <Typed>{decision.note}</Typed>
        </p>
      ) : null}
      {merchant_id === null ? null : (
        <Link href={addresses.merchant(merchant_id)}>
          <Typed>{document.basic_info.business_name}</Typed>
        </Link>
      )}
    </>
  )
}
