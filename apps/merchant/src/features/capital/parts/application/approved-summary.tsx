import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { borrowerDetails } from '@daftar/rules/capital/applications/borrower-details'
import { Accordion } from '@daftar/ui/accordion'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import { useSupportMailbox } from '../../../../shared/chat/use-support-mailbox.ts'
import { ContractCard } from '../advance/contract-card.tsx'
import { ExampleInNumbers } from '../offer/repayment-explainer.tsx'
import { SignedNotice } from './status-views.tsx'
import styles from './status-views.module.css'

/** The approved offer: borrower, frozen terms, and what they mean (APPL-19, APPL-41 to APPL-44). */
export function ApprovedSummary({ application }: { application: Application }) {
  const mailbox = useSupportMailbox()
  return (
    <div className={styles.status}>
      <WhatIsNext application={application} />
      <Columns second="even">
        <Column>
          <TermsCard application={application} />
          <BorrowerCard application={application} />
        </Column>
        <Column>
          <GoodToKnow application={application} mailbox={mailbox} />
        </Column>
      </Columns>
    </div>
  )
}

function GoodToKnow({ application, mailbox }: { application: Application; mailbox: string }) {
  return (
    <Card title={m.capital_good_to_know()}>
      <Accordion
        inCard
        items={[
          { id: 'how', title: m.capital_faq_how_title(), content: m.capital_faq_how_text() },
          {
            id: 'example',
            title: m.capital_example_title(),
            content: <ExampleInNumbers currency={application.currency} />,
          },
          {
            id: 'complaints',
            title: m.capital_complaints_title(),
            content: m.capital_complaints_text({ email: mailbox }),
          },
          { id: 'warnings', title: m.capital_warnings_title(), content: m.capital_warnings_text() },
        ]}
      />
    </Card>
  )
}

/** The contract waits to be signed, or was signed and has become an advance. */
function WhatIsNext({ application: { id, loan_id } }: { application: Application }) {
  if (loan_id !== null) return <SignedNotice advanceId={loan_id} />
  return (
    <>
      <Notice tone="positive" title={m.capital_approved_title()}>
        {m.capital_banner_sign()}
      </Notice>
      <ContractCard applicationId={id} />
    </>
  )
}

function TermsCard({ application }: { application: Application }) {
  const terms = application.loan_terms
  if (!terms) return null
  const money = (value: string) => <Money value={value} currency={terms.currency} />
  const date = (value: string) => <Ltr>{dateText(value)}</Ltr>
  return (
    <Card title={m.capital_terms_title()}>
      <DescriptionList
        facts={[
          { id: 'principal', label: m.capital_terms_principal(), value: money(terms.amount) },
          { id: 'currency', label: m.capital_terms_currency(), value: <Ltr>{terms.currency}</Ltr> },
          {
            id: 'percent',
            label: m.capital_terms_fee_percent(),
            value: <Ltr>{percentText(terms.fee_percent)}</Ltr>,
          },
          { id: 'fee', label: m.capital_terms_fee(), value: money(terms.fee_amount) },
          { id: 'minimum', label: m.capital_terms_minimum(), value: money(terms.minimum_repayment_amount) },
          { id: 'tenor', label: m.capital_terms_period(), value: m.capital_weeks({ count: terms.tenor }) },
          { id: 'start', label: m.capital_terms_start(), value: date(terms.start_date) },
          { id: 'end', label: m.capital_terms_end(), value: date(terms.end_date) },
          { id: 'total', label: m.capital_terms_total(), value: money(terms.total_amount), look: 'total' },
        ]}
      />
    </Card>
  )
}

function BorrowerCard({ application }: { application: Application }) {
  const borrower = borrowerDetails({
    legalInfo: application.legal_info && {
      companyName: application.legal_info.company_name,
      crNumber: application.legal_info.cr_number,
      companyAddress: application.legal_info.company_address,
    },
    signAuthority: application.sign_authority && {
      legalName: application.sign_authority.legal_name,
      crNumber: application.sign_authority.cr_number,
      legalAddress: application.sign_authority.legal_address,
    },
    legalEntity: null,
    authorizedSignatory: application.authorized_signatory,
    bankDetails: application.bank_details,
  })
  const text = (value: string | null) => value ?? m.common_dash()
  const code = (value: string | null) => (value === null ? m.common_dash() : <Ltr>{value}</Ltr>)
  return (
    <Card title={m.capital_borrower_title()}>
      <DescriptionList
        facts={[
          { id: 'name', label: m.capital_borrower_name(), value: <bdi>{text(borrower.name)}</bdi> },
          { id: 'licence', label: m.capital_borrower_licence(), value: code(borrower.licenceNumber) },
          { id: 'address', label: m.capital_borrower_address(), value: <bdi>{text(borrower.address)}</bdi> },
          { id: 'phone', label: m.capital_borrower_phone(), value: code(borrower.phone) },
          { id: 'email', label: m.capital_borrower_email(), value: code(borrower.email) },
          {
            id: 'guarantor',
            label: m.capital_borrower_guarantor(),
            value: <bdi>{text(borrower.guarantor)}</bdi>,
          },
          { id: 'iban', label: m.capital_borrower_iban(), value: code(borrower.iban) },
        ]}
      />
    </Card>
  )
}
