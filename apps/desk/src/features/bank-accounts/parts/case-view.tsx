import { Moment } from '@daftar/app-kit/moment'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { History } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CaseFrame, type Pane } from '../../../shared/case/case-frame.tsx'
import { DocumentTabs } from '../../../shared/case/document-tabs.tsx'
import { FactSection, type CaseFact } from '../../../shared/case/fact-list.tsx'
import { countryText } from '../../../shared/country-text.ts'
import { Happened } from '../../../shared/happened.tsx'
import { Iban } from '../../../shared/iban.tsx'
import { MerchantName } from '../../../shared/merchant-name.tsx'
import type { BankAccountCase } from '../queries.ts'
import { statusText } from '../words.ts'
import { ChangeStatus } from './change-status.tsx'
import { DecisionPane } from './decision-pane.tsx'

/** A changed bank account: what was said, the bank's letter beside it, and the decision. */
export function CaseView({ opened }: { opened: BankAccountCase }) {
  const { status, waits_for_talk, letter_url, proposed_at, proposed_by, country } = opened
  const [pane, setPane] = useState<Pane>('facts')
  const [shown, setShown] = useState(letter_url)
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_bank_queue(), href: addresses.bankAccounts },
            { label: m.desk_bank_case() },
          ],
        }}
        title={<MerchantName of={opened} />}
        status={<ChangeStatus status={status} waitsForTalk={waits_for_talk} />}
        subtitle={
          <>
            {countryText(country)}
            {m.desk_comma()}
            <Typed>{proposed_by}</Typed>
            {m.desk_comma()}
            <Moment at={proposed_at} />
          </>
        }
      />
      <CaseFrame
        pane={pane}
        onPaneChange={setPane}
        facts={
          <Facts
            opened={opened}
            onShow={() => {
              setShown(letter_url)
              setPane('documents')
            }}
          />
        }
        documents={
          <DocumentTabs
            documents={[{ url: letter_url, label: m.desk_bank_letter(), name: null, pages: null }]}
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

/** What the letter has to say too is pressed to see it there. */
function Facts({ opened, onShow }: { opened: BankAccountCase; onShow: () => void }) {
  const { before, after, holder, legal_name, direct_debits, letter_url, effective_at } = opened
  const proof = { document: letter_url, text: null, number: null }
  const next: CaseFact[] = [
    { id: 'legal_name', label: m.desk_bank_legal_name(), value: <Typed>{legal_name}</Typed> },
    { id: 'holder', label: m.desk_bank_holder(), value: <Typed>{holder}</Typed>, proof },
    { id: 'iban', label: m.desk_bank_iban(), value: <Iban value={after.iban} />, proof },
    { id: 'bank', label: m.desk_bank_of(), value: <Typed>{after.bank_name}</Typed>, proof },
    ...(effective_at === null
      ? []
      : [{ id: 'effective', label: m.desk_bank_effective_at(), value: <Moment at={effective_at} /> }]),
  ]
  const now: CaseFact[] = [
    { id: 'iban_before', label: m.desk_bank_iban(), value: <Iban value={before.iban} /> },
    { id: 'bank_before', label: m.desk_bank_of(), value: <Typed>{before.bank_name}</Typed> },
    { id: 'debits', label: m.desk_bank_direct_debits(), value: direct_debits },
  ]
  return (
    <>
      <FactSection title={m.desk_bank_new_account()} facts={next} chosen={null} onChoose={onShow} />
      <FactSection title={m.desk_bank_account_now()} facts={now} chosen={null} onChoose={onShow} />
    </>
  )
}

function Story({ history }: Pick<BankAccountCase, 'history'>) {
  return (
    <Timeline>
      {history.toReversed().map(({ to, by, at }) => (
        <Happened
          key={`${at} ${to}`}
          what={statusText(to)}
          at={at}
          actor={by || m.desk_bank_by_nobody()}
          detail=""
        />
      ))}
    </Timeline>
  )
}
