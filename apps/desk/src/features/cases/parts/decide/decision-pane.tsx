import { Duplicates } from '../../../../shared/merchant/duplicates.tsx'
import { ScreeningSection } from '../../../../shared/screening/screening-section.tsx'
import { useFlags } from '../../../../shared/session.ts'
import type { DeskCase } from '../../queries.ts'
import { Burden } from '../facts/burden.tsx'
import { Checks } from '../readings/checks.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { ProposedNotice } from './proposed-notice.tsx'
import { TermsFacts } from '../facts/terms-facts.tsx'
import styles from '../cases.module.css'

type DecisionPaneProps = { opened: DeskCase; onStale: () => Promise<void> }

/** What speaks for and against, and what one may do about it: in view while the case is read. */
export function DecisionPane({ opened, onStale }: DecisionPaneProps) {
  const { application, proposed, checks } = opened
  const maySeeLists = useFlags().can_view_screening
  return (
    <div className={styles.decisionPane}>
      <Checks opened={opened} />
      {maySeeLists ? <ScreeningSection subject="kyb" id={application.id} /> : null}
      <Duplicates duplicates={opened.others} />
      {application.status === 'submitted' ? <ProposedNotice proposed={proposed} checks={checks} /> : null}
      {application.status === 'submitted' ? <Burden opened={opened} /> : null}
      <DecisionPanel opened={opened} onStale={onStale} />
      <TermsFacts opened={opened} />
    </div>
  )
}
