import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useFlags, useSession } from '../../../../shared/session.ts'
import { standingOf } from '../../decision/decision-standing.ts'
import type { DeskCase } from '../../queries.ts'
import { CancelOnRequest } from './cancel-on-request.tsx'
import { DecideForm } from './decide-form.tsx'
import { Decided } from './decided.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { SecondPerson } from './second-person.tsx'
import styles from '../cases.module.css'

type DecisionPanelProps = { opened: DeskCase; onStale: () => Promise<void> }

/** What one may do about the case, or why not. */
export function DecisionPanel({ opened, onStale }: DecisionPanelProps) {
  const viewer = { id: useSession().id, mayDecide: useFlags().can_decide_cases }
  const standing = standingOf(opened, viewer)
  return (
    <div className={styles.form}>
      <h2>{m.desk_decision()}</h2>
      {standing === 'decided' ? <Decided opened={opened} /> : null}
      {standing === 'look_only' ? (
        <div className={styles.form}>
          <Notice>{m.desk_decision_look_only()}</Notice>
          <ProposalFacts opened={opened} />
        </div>
      ) : null}
      {standing === 'own_proposal' ? (
        <div className={styles.form}>
          <Notice tone="warning" title={m.desk_waits_for_second()}>
            {m.desk_decision_own_proposal()}
          </Notice>
          <ProposalFacts opened={opened} />
        </div>
      ) : null}
      {standing === 'second' ? <SecondPerson opened={opened} onStale={onStale} /> : null}
      {standing === 'decide' ? <DecideForm opened={opened} onStale={onStale} /> : null}
      {standing === 'decide' ? <CancelOnRequest opened={opened} onStale={onStale} /> : null}
    </div>
  )
}
