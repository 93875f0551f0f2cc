import { Moment } from '@daftar/app-kit/moment'
import { documentOfUpdate } from '@daftar/rules/legal-entities/update'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { CasePage } from '../../../shared/case/case-page.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { documentsOf } from '../../../shared/text/join-facts.ts'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import type { EntityUpdateCase } from '../queries.ts'
import { anyStatusText } from '../words.ts'
import { DecisionPane } from './decision-pane.tsx'
import { FactsPane } from './facts-pane.tsx'
import { UpdateStatus } from './update-status.tsx'

/** An update of a company: what is new beside what was known, its documents, and the decision. */
export function CaseView({ opened }: { opened: EntityUpdateCase }) {
  const { legal_entity: entity, status, submitted_at, sent_by } = opened
  return (
    <CasePage
      queue={{ label: m.desk_company_queue(), href: addresses.entityUpdates }}
      kind={m.desk_company_case()}
      title={<Typed>{entity.legal_company_name}</Typed>}
      status={<UpdateStatus status={status} />}
      told={[
        <MerchantName key="merchant" of={opened} />,
        countryText(entity.country),
        <Typed key="by">{sent_by.name}</Typed>,
        <Moment key="at" at={submitted_at} />,
      ]}
      documents={documentsOf(documentOfUpdate(opened.document))}
      history={opened.history.map(({ to, by, at }) => ({ what: anyStatusText(to), at, by }))}
      renderFacts={(look) => <FactsPane opened={opened} {...look} />}
      decision={<DecisionPane opened={opened} />}
    />
  )
}
