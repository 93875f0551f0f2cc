import type { MarkTarget } from '@daftar/rules/capital/applications/marks'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { Iban } from '../../../shared/iban.tsx'
import type { DeskCase } from '../queries.ts'
import { DocumentButton } from './document-button.tsx'
import { Markable } from './mark-button.tsx'

/** Who signs for whom: the company as registered, the signatory, the account that is paid (DEC-APPL-13). */
export function ApplicantCard({ opened: { application } }: { opened: DeskCase }) {
  const { legal_info: legal, sign_authority: authority, authorized_signatory: signatory } = application
  const licence = legal?.cr_file || authority?.cr_file
  return (
    <Card title={m.desk_applicant()}>
      <DescriptionList
        layout="stacked"
        facts={[
          {
            id: 'name',
            label: m.desk_legal_name(),
            value: mark('company_name', typed(legal?.company_name || authority?.legal_name)),
          },
          {
            id: 'licence',
            label: m.desk_licence_number(),
            value: mark('licence_number', code(legal?.cr_number || authority?.cr_number)),
          },
          {
            id: 'address',
            label: m.desk_legal_address(),
            value: mark('company_address', typed(legal?.company_address || authority?.legal_address)),
          },
          {
            id: 'file',
            label: m.desk_licence_file(),
            value: mark(
              'licence_file',
              licence ? <DocumentButton url={licence}>{m.common_open()}</DocumentButton> : m.common_dash(),
            ),
          },
          {
            id: 'signatory',
            label: m.desk_signatory(),
            value: mark('signatory_name', typed(signatory?.name)),
          },
          {
            id: 'email',
            label: m.desk_account_email(),
            value: mark('signatory_email', code(signatory?.email)),
          },
          { id: 'phone', label: m.desk_phone(), value: mark('signatory_phone', code(signatory?.phone)) },
          {
            id: 'iban',
            label: m.desk_iban(),
            value: application.bank_details ? (
              <Iban value={application.bank_details.iban} />
            ) : (
              m.common_dash()
            ),
          },
          ...singlePageFacts(application.single_page),
        ]}
      />
    </Card>
  )
}

/** What only the older form asks for: whom to ask about payments, and what was agreed and confirmed in it. */
function singlePageFacts(form: DeskCase['application']['single_page']): Fact[] {
  if (!form) return []
  const { finance, payout_cycle_agreed: isAgreed, is_signatory_verified: isVerified } = form
  return [
    { id: 'finance', label: m.desk_finance_contact(), value: typed(finance?.name) },
    ...(finance
      ? [
          { id: 'finance-email', label: m.desk_finance_email(), value: code(finance.email) },
          { id: 'finance-phone', label: m.desk_finance_phone(), value: code(finance.phone) },
        ]
      : []),
    {
      id: 'verified',
      label: m.desk_signatory_phone_code(),
      value: isVerified ? m.desk_signatory_phone_confirmed() : m.desk_signatory_phone_open(),
    },
    {
      id: 'cycle',
      label: m.desk_payout_cycle_agreement(),
      value: isAgreed ? m.desk_payout_cycle_agreed() : m.desk_payout_cycle_open(),
    },
  ]
}

function mark(target: MarkTarget, value: ReactNode): ReactNode {
  return <Markable target={target}>{value}</Markable>
}

function typed(text: string | null | undefined): ReactNode {
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

function code(text: string | null | undefined): ReactNode {
  return text ? <Ltr>{text}</Ltr> : m.common_dash()
}
