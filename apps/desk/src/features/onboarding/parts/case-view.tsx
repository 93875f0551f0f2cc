import { Moment } from '@daftar/app-kit/moment'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { CasePage } from '../../../shared/case/case-page.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { documentsOf } from '../../../shared/text/join-facts.ts'
import type { OnboardingCase } from '../queries.ts'
import { standingOf } from '../standing.ts'
import { anyStatusText } from '../../../shared/merchant/onboarding-status.ts'
import { DecisionPane } from './decision-pane.tsx'
import { FactsPane } from './facts-pane.tsx'
import { JoinStatus } from './join-status.tsx'
import styles from './onboarding.module.css'

/** An application to sell: what was said, the files that prove it, and the decision. */
export function CaseView({ opened }: { opened: OnboardingCase }) {
  const { document, status, proposal, submitted_at, deadline_at, applicant } = opened
  const standing = standingOf(opened, { id: useSession().id, mayDecide: useFlags().can_decide_onboarding })
  return (
    <CasePage
      queue={{ label: m.desk_join_queue(), href: addresses.onboarding }}
      kind={m.desk_join_case()}
      title={<Typed>{document.basic_info.business_name}</Typed>}
      status={<JoinStatus status={status} waitsForSecond={proposal !== null} />}
      told={[
        countryText(document.basic_info.country_of_main_operations),
        <Typed key="by">{applicant.name}</Typed>,
        <Moment key="at" at={submitted_at} />,
      ]}
      above={
        deadline_at === null ? null : (
          <div className={styles.due}>
            <span>{status === 'partially_submitted' ? m.desk_join_call_by() : m.desk_decide_by()}</span>
            <DeadlineBar since={submitted_at} dueAt={deadline_at} />
          </div>
        )
      }
      documents={documentsOf(document)}
      history={opened.history.map(({ to, by, at }) => ({ what: anyStatusText(to), at, by }))}
      renderFacts={(look) => (
        <FactsPane {...{ opened, ...look }} mayMark={standing === 'decide' && opened.may_ask_again} />
      )}
      decision={<DecisionPane opened={opened} standing={standing} />}
    />
  )
}
