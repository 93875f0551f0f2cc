import { Moment } from '@daftar/app-kit/moment'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CaseFrame, type Pane } from '../../../shared/case/case-frame.tsx'
import { countryText } from '../../../shared/country-text.ts'
import { DeadlineBar } from '../../../shared/deadline-bar.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { documentsOf } from '../../../shared/join-facts.ts'
import type { OnboardingCase } from '../queries.ts'
import { standingOf } from '../standing.ts'
import { DecisionPane } from './decision-pane.tsx'
import { DocumentsPane } from './documents-pane.tsx'
import { FactsPane } from './facts-pane.tsx'
import { JoinStatus } from './join-status.tsx'
import styles from './onboarding.module.css'

/** An application to sell: what was said, the files that prove it, and the decision. */
export function CaseView({ opened }: { opened: OnboardingCase }) {
  const { document, status, proposal, submitted_at, deadline_at, applicant } = opened
  const [pane, setPane] = useState<Pane>('facts')
  const documents = documentsOf(document)
  const [shown, setShown] = useState(documents[0]?.url ?? 'history')
  const standing = standingOf(opened, { id: useSession().id, mayDecide: useFlags().can_decide_onboarding })

  function show(file: string) {
    setShown(file)
    setPane('documents')
  }

  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [{ label: m.desk_join_queue(), href: addresses.onboarding }, { label: m.desk_join_case() }],
        }}
        title={<Typed>{document.basic_info.business_name}</Typed>}
        status={<JoinStatus status={status} waitsForSecond={proposal !== null} />}
        subtitle={
          <>
            {countryText(document.basic_info.country_of_main_operations)}
            {m.desk_comma()}
            <Typed>{applicant.name}</Typed>
            {m.desk_comma()}
            <Moment at={submitted_at} />
          </>
        }
      />
      {deadline_at === null ? null : (
        <div className={styles.due}>
          <span>{status === 'partially_submitted' ? m.desk_join_call_by() : m.desk_decide_by()}</span>
          <DeadlineBar since={submitted_at} dueAt={deadline_at} />
        </div>
      )}
      <CaseFrame
        pane={pane}
        onPaneChange={setPane}
        facts={
          <FactsPane
            opened={opened}
            mayMark={standing === 'decide' && opened.may_ask_again}
            shown={shown}
            onShow={show}
          />
        }
        documents={
          <DocumentsPane documents={documents} shown={shown} onShow={setShown} history={opened.history} />
        }
        decision={<DecisionPane opened={opened} standing={standing} />}
      />
    </>
  )
}
