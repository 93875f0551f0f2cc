import { Moment } from '@daftar/app-kit/moment'
import { documentOfUpdate } from '@daftar/rules/legal-entities/update'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { History } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CaseFrame, type Pane } from '../../../shared/case/case-frame.tsx'
import { DocumentTabs } from '../../../shared/case/document-tabs.tsx'
import { countryText } from '../../../shared/country-text.ts'
import { Happened } from '../../../shared/happened.tsx'
import { documentsOf } from '../../../shared/join-facts.ts'
import { MerchantName } from '../../../shared/merchant-name.tsx'
import type { EntityUpdateCase } from '../queries.ts'
import { anyStatusText } from '../words.ts'
import { DecisionPane } from './decision-pane.tsx'
import { FactsPane } from './facts-pane.tsx'
import { UpdateStatus } from './update-status.tsx'

/** An update of a company: what is new beside what was known, its documents, and the decision. */
export function CaseView({ opened }: { opened: EntityUpdateCase }) {
  const { legal_entity: entity, status, submitted_at, sent_by } = opened
  const documents = documentsOf(documentOfUpdate(opened.document))
  const [pane, setPane] = useState<Pane>('facts')
  const [shown, setShown] = useState(documents[0]?.url ?? 'history')
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_company_queue(), href: addresses.entityUpdates },
            { label: m.desk_company_case() },
          ],
        }}
        title={<Typed>{entity.legal_company_name}</Typed>}
        status={<UpdateStatus status={status} />}
        subtitle={
          <>
            <MerchantName of={opened} />
            {m.desk_comma()}
            {countryText(entity.country)}
            {m.desk_comma()}
            <Typed>{sent_by.name}</Typed>
            {m.desk_comma()}
            <Moment at={submitted_at} />
          </>
        }
      />
      <CaseFrame
        pane={pane}
        onPaneChange={setPane}
        facts={
          <FactsPane
            opened={opened}
            shown={shown}
            onShow={(file) => {
              setShown(file)
              setPane('documents')
            }}
          />
        }
        documents={
          <DocumentTabs
            documents={documents}
            shown={shown}
            onShow={setShown}
            provenBy={() => []}
            readings={[
              {
                id: 'history',
                label: m.desk_history(),
                icon: <History aria-hidden="true" />,
                content: <Story history={opened.history} />,
              },
            ]}
          />
        }
        decision={<DecisionPane opened={opened} />}
      />
    </>
  )
}

function Story({ history }: Pick<EntityUpdateCase, 'history'>) {
  return (
    <Timeline>
      {history.toReversed().map(({ to, by, at }) => (
        <Happened key={`${at} ${to}`} what={anyStatusText(to)} at={at} actor={by} detail="" />
      ))}
    </Timeline>
  )
}
