import { Notice } from '@daftar/ui/notice'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { Gavel } from 'lucide-react'
import { useRef, useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { useFlags, useSession } from '../../../shared/session.ts'
import { useInView } from '../../../shared/use-in-view.ts'
import { changesBetween, type CaseChange } from '../case-changes.ts'
import { standingOf } from '../decision-standing.ts'
import type { DeskCase } from '../queries.ts'
import { DecisionDraftProvider } from '../use-decision-draft.tsx'
import { ApplicantCard } from './applicant-card.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseStatus } from './case-status.tsx'
import { ChecksCard } from './checks-card.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { ExposureCard } from './exposure-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MarksCard } from './marks-card.tsx'
import { PlatformsCard } from './platforms-card.tsx'
import { PresenceCard } from './presence-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { SimilarCard } from './similar-card.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { StatementsCard } from './statements-card.tsx'
import { TermsCard } from './terms-card.tsx'
import styles from './cases.module.css'

type CaseViewProps = {
  opened: DeskCase
  reload: () => Promise<{ data?: DeskCase | undefined }>
}

export function CaseView({ opened, reload }: CaseViewProps) {
  const { application, merchant } = opened
  const [stale, setStale] = useState<{ version: number; changes: CaseChange[] } | null>(null)
  const standing = standingOf(opened, { id: useSession().id, mayDecide: useFlags().can_decide_cases })
  const panel = useRef<HTMLElement>(null)
  const isPanelInView = useInView(panel)
  const isFarFromDecision = useIsPhone() && !isPanelInView

  /** Somebody was faster: what stands now is read again, and what is different is said. */
  async function onStale() {
    const { data } = await reload()
    if (data) setStale({ version: data.application.version, changes: changesBetween(opened, data) })
  }

  return (
    <DecisionDraftProvider opened={opened} mayMark={standing === 'decide'}>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [{ label: m.desk_queue(), href: addresses.cases }, { label: m.desk_case() }],
        }}
        title={<Typed>{nameText(merchant)}</Typed>}
        status={<CaseStatus status={application.status} waitsForSecond={opened.proposal !== null} />}
        subtitle={<CaseHead opened={opened} />}
        primaryAction={
          isFarFromDecision && application.status === 'submitted'
            ? {
                id: 'decide',
                label: m.desk_decision(),
                icon: <Gavel />,
                onPress: () => {
                  panel.current?.scrollIntoView()
                  panel.current?.focus({ preventScroll: true })
                },
              }
            : undefined
        }
      />
      {stale?.version === application.version ? (
        <StaleNotice changes={stale.changes} onClose={() => setStale(null)} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {application.status === 'reset' ? <Notice tone="warning">{m.desk_case_is_reset()}</Notice> : null}
          <MarksCard marks={opened.marks} corrections={opened.corrections} rounds={opened.rounds} />
          <ChecksCard opened={opened} />
          <StatementsCard statements={application.bank_statements} />
          <SalesCard opened={opened} />
          <PlatformsCard platforms={opened.platforms} />
          <div className={styles.pair}>
            <ApplicantCard opened={opened} />
            {application.single_page ? null : <PresenceCard application={application} />}
          </div>
          <div className={styles.pair}>
            <ExposureCard opened={opened} />
            <SimilarCard similar={opened.similar} />
          </div>
          <HistoryCard history={opened.history} />
        </div>
        <aside ref={panel} tabIndex={-1} className={styles.aside} aria-label={m.desk_decision()}>
          <DecisionPanel opened={opened} onStale={onStale} />
          <TermsCard opened={opened} />
        </aside>
      </div>
    </DecisionDraftProvider>
  )
}
