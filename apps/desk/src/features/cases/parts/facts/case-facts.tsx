import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { groupPhone } from '@daftar/rules/contact/phone'
import type { ReactNode } from 'react'
import { Iban } from '../../../../shared/money/iban.tsx'
import { licenceFile } from '../../evidence/case-documents.ts'
import type { CaseFacts, GivenFact } from '../../evidence/given-fact.ts'
import type { DeskCase } from '../../queries.ts'
import { kybFacts } from './kyb-facts.tsx'
import { MarkButton } from '../marks/mark-button.tsx'
import { presenceFacts } from './presence-facts.tsx'
import { statementFacts, StatementState } from './statement-facts.tsx'

/**
 * What an application claims, by what proves it: the statements, the company's papers, and where it is found.
 */
export function caseFacts({ application }: DeskCase): CaseFacts {
  const { bank_statements: statements, single_page: form } = application
  const ofStatements: CaseFacts =
    statements.length === 0
      ? [
          {
            id: 'statements',
            title: m.desk_facts_of_statement(),
            aside: <MarkButton target="bank_statements" />,
            facts: [],
            note: <p>{m.desk_statements_empty()}</p>,
          },
        ]
      : statements.map((statement, at) => ({
          id: statement.url,
          title:
            statements.length === 1
              ? m.desk_facts_of_statement()
              : m.desk_facts_of_statement_number({ number: at + 1 }),
          aside: (
            <>
              <StatementState statement={statement} />
              {at === 0 ? <MarkButton target="bank_statements" /> : null}
            </>
          ),
          facts: statementFacts(statement),
        }))
  return numbered([
    ...ofStatements,
    { id: 'company', title: m.desk_facts_company(), facts: companyFacts(application) },
    ...(application.kyb ? [{ id: 'kyb', title: m.desk_kyb_facts(), facts: kybFacts(application) }] : []),
    ...(form ? [] : [{ id: 'presence', title: m.desk_presence(), facts: presenceFacts(application) }]),
  ])
}

/** Who signs for whom: the company as registered, the signatory, the account that is paid (DEC-APPL-13). */
function companyFacts(application: DeskCase['application']): GivenFact[] {
  const { legal_info: legal, sign_authority: authority, authorized_signatory: signatory } = application
  const licence = licenceFile(application)
  const name = legal?.company_name || authority?.legal_name
  const number = legal?.cr_number || authority?.cr_number
  const proof = (text: string | null | undefined) =>
    licence && text ? { document: licence, text, number: null } : null
  return [
    {
      id: 'name',
      label: m.desk_legal_name(),
      value: typed(name),
      proof: proof(name),
      target: 'company_name',
    },
    {
      id: 'licence-number',
      label: m.desk_licence_number(),
      value: code(number),
      proof: proof(number),
      target: 'licence_number',
    },
    {
      id: 'licence',
      label: m.desk_licence_file(),
      value: licence ? m.desk_fact_show() : null,
      proof: licence ? { document: licence, text: null, number: null } : null,
      target: 'licence_file',
    },
    {
      id: 'address',
      label: m.desk_legal_address(),
      value: typed(legal?.company_address || authority?.legal_address),
      target: 'company_address',
    },
    { id: 'signatory', label: m.desk_signatory(), value: typed(signatory?.name), target: 'signatory_name' },
    { id: 'phone', label: m.desk_phone(), value: phone(signatory?.phone), target: 'signatory_phone' },
    { id: 'email', label: m.desk_account_email(), value: code(signatory?.email), target: 'signatory_email' },
    {
      id: 'iban',
      label: m.desk_fact_iban_paid(),
      value: application.bank_details ? <Iban value={application.bank_details.iban} /> : null,
      // Of others the registered account is paid.
      ...(application.kyb && { target: 'iban' as const }),
    },
    ...singlePageFacts(application.single_page),
  ]
}

/** What only the older form asks for: whom to ask about payments, and what was agreed and confirmed in it. */
function singlePageFacts(form: DeskCase['application']['single_page']): GivenFact[] {
  if (!form) return []
  const { finance, payout_cycle_agreed: isAgreed, is_signatory_verified: isVerified } = form
  return [
    { id: 'finance', label: m.desk_finance_contact(), value: typed(finance?.name) },
    ...(finance
      ? [
          { id: 'finance-email', label: m.desk_finance_email(), value: code(finance.email) },
          { id: 'finance-phone', label: m.desk_finance_phone(), value: phone(finance.phone) },
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

/** A fact whose words can be found in its document has a number there and here, counted in each document. */
function numbered(sections: CaseFacts): CaseFacts {
  const counts = new Map<string, number>()
  return sections.map((section) => ({
    ...section,
    facts: section.facts.map((fact) => {
      const { proof } = fact
      if (!proof?.text) return fact
      const number = (counts.get(proof.document) ?? 0) + 1
      counts.set(proof.document, number)
      return { ...fact, proof: { ...proof, number } }
    }),
  }))
}

function typed(text: string | null | undefined): ReactNode {
  return text ? <Typed>{text}</Typed> : null
}

function code(text: string | null | undefined): ReactNode {
  return text ? <Ltr>{text}</Ltr> : null
}

function phone(text: string | null | undefined): ReactNode {
  return text ? <Ltr>{groupPhone(text)}</Ltr> : null
}
