import { Moment } from '@daftar/app-kit/moment'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { CasePage } from '../../../shared/case/case-page.tsx'
import { FactSection, type CaseFact } from '../../../shared/case/fact-list.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import type { BankAccountCase } from '../queries.ts'
import { statusText } from '../words.ts'
import { ChangeStatus } from './change-status.tsx'
import { DecisionPane } from './decision-pane.tsx'

/** A changed bank account: what was said, the bank's letter beside it, and the decision. */
export function CaseView({ opened }: { opened: BankAccountCase }) {
  const { status, waits_for_talk, letter_url, proposed_at, proposed_by, country } = opened
  return (
    <CasePage
      queue={{ label: m.desk_bank_queue(), href: addresses.bankAccounts }}
      kind={m.desk_bank_case()}
      title={<MerchantName of={opened} />}
      status={<ChangeStatus status={status} waitsForTalk={waits_for_talk} />}
      told={[
        countryText(country),
        <Typed key="by">{proposed_by}</Typed>,
        <Moment key="at" at={proposed_at} />,
      ]}
      documents={[{ url: letter_url, label: m.desk_bank_letter(), name: null, pages: null }]}
      history={opened.history.map(({ to, by, at }) => ({
        what: statusText(to),
        at,
        by: by || m.desk_bank_by_nobody(),
      }))}
      renderFacts={({ onShow }) => <Facts opened={opened} onShow={() => onShow(letter_url)} />}
      decision={<DecisionPane opened={opened} />}
    />
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
