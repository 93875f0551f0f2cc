import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { retryAfterWorkingDays } from '@daftar/rules/capital/advances/debit-status'
import { exampleRows } from '@daftar/rules/capital/offers/illustrative-example'
import { voidAfterDays } from '@daftar/rules/capital/advances/advance-status'
import { m } from '@daftar/words'
import { dateText, dayMonthText } from '@daftar/words/formats/date'
import { groupedAmount, moneyText, percentText } from '@daftar/words/formats/number'
import type { Language } from '@daftar/rules/geo/languages'
import type { ContractContents, SigningEvidence } from './contents.ts'
import type { RecordOnPaper } from './contract-paper.ts'
import { bilingual, box, pair, worded } from '../../../../platform/documents/element.ts'
import { clauses, numberedHeading } from '../../../../platform/documents/clauses.ts'
import { factGrid, factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { moneyTable } from '../../../../platform/documents/money.ts'
import { contractMasthead } from '../../../../platform/documents/parties-block.ts'
import { figure } from '../../../../platform/documents/sections.ts'
import {
  signatureBlocks,
  signatureRecord,
  signedNote,
  type Signatory,
} from '../../../../platform/documents/signatures.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import { longTable, type Column } from '../../../../platform/documents/table.ts'
import { repaymentClauses, type Clause, type ClauseWords } from './repayment-clauses.ts'

/** The contract as it is sent to be signed. */
export function contractDocument(
  contents: ContractContents,
  signatureTag: string | null = null,
): ReactElement<DocumentProps> {
  const title = m.pdf_title({}, { locale: 'en' })
  return createElement(
    Document,
    { title: `${title} ${contents.number}`, author: contents.provider.en, subject: title, language: 'en' },
    sheet(contractMasthead(contents), [...opening(contents), ...sections(contents, signatureTag)]),
  )
}

/** The record of its signature, which is put behind it. */
export function recordDocument({
  contents,
  evidence,
  documentBytes,
}: RecordOnPaper): ReactElement<DocumentProps> {
  const masthead = { ...contractMasthead(contents), isAppended: true }
  const signatories = signatoriesOf(contents, { note: signedNote(evidence) })
  return createElement(
    Document,
    {},
    sheet(
      masthead,
      signatureRecord(worded(m.pdf_audit_body), signatories, { evidence, documentBytes }, factsOf(evidence)),
    ),
  )
}

function opening(contents: ContractContents): ReactElement[] {
  const { borrower, madeOn } = contents
  return [
    pair(
      bilingual((locale) => m.pdf_title({}, { locale })),
      undefined,
      styles.title,
    ),
    pair(
      bilingual((locale) =>
        (contents.isRepaidByDebit ? m.pdf_preamble_debit : m.pdf_preamble)(
          {
            date: longDate(madeOn, locale),
            provider: (contents.seller?.name ?? contents.provider)[locale],
            borrower: borrower.name ?? '–',
          },
          { locale },
        ),
      ),
      styles.preamble,
    ),
  ]
}

function sections(contents: ContractContents, signatureTag: string | null): ReactElement[] {
  const { terms, isRepaidByDebit } = contents
  const words: ClauseWords = {
    rate: percentText(terms.repayment_rate),
    amount: moneyText(terms.amount, terms.currency),
    fee: moneyText(terms.fee_amount, terms.currency),
    total: moneyText(terms.total_amount, terms.currency),
    minimum: moneyText(terms.minimum_repayment_amount, terms.currency),
    date: dateText(terms.start_date),
    guarantor: contents.borrower.guarantor ?? '–',
    email: contents.supportEmail,
    iban: contents.borrower.iban ?? '–',
    void_days: voidAfterDays,
    retry_days: retryAfterWorkingDays,
  }
  const say = (message: Clause) => bilingual((locale) => message(words, { locale }))
  const repayment = repaymentClauses(isRepaidByDebit)
  return [
    ...clauses(1, say(m.pdf_borrower), [], [factTable(borrowerFacts(contents))]),
    ...clauses(2, say(m.pdf_terms), [], termsOf(contents)),
    ...clauses(3, say(m.pdf_payment), repayment.payment.map(say)),
    ...clauses(4, say(m.pdf_repaid), repayment.repaid.map(say), example(contents)),
    ...clauses(5, say(m.pdf_minimum), repayment.minimum.map(say)),
    ...clauses(6, say(m.pdf_warnings), repayment.warnings.map(say)),
    ...clauses(7, say(m.pdf_guarantee), [say(m.pdf_guarantee_1)]),
    ...clauses(8, say(m.pdf_complaints), [say(m.pdf_complaints_1)]),
    box(
      undefined,
      // The signatures stand on no page of their own.
      [
        ...clauses(9, say(m.pdf_language), [say(m.pdf_language_1)]),
        numberedHeading(10, say(m.pdf_signature)),
        signatureBlocks(signatoriesOf(contents, toSign(signatureTag))),
      ],
      {
        whole: true,
      },
    ),
  ]
}

function borrowerFacts({ borrower }: ContractContents): Fact[] {
  return [
    { label: bilingual((locale) => m.pdf_borrower_name({}, { locale })), value: borrower.name, strong: true },
    { label: bilingual((locale) => m.pdf_borrower_licence({}, { locale })), value: borrower.licenceNumber },
    { label: bilingual((locale) => m.pdf_borrower_address({}, { locale })), value: borrower.address },
    { label: bilingual((locale) => m.pdf_borrower_phone({}, { locale })), value: borrower.phone },
    { label: bilingual((locale) => m.pdf_borrower_email({}, { locale })), value: borrower.email },
    { label: bilingual((locale) => m.pdf_borrower_guarantor({}, { locale })), value: borrower.guarantor },
    { label: bilingual((locale) => m.pdf_borrower_iban({}, { locale })), value: borrower.iban },
  ]
}

/** What is paid and repaid, its decimals below each other; then how long and how fast. */
function termsOf({ terms, isRepaidByDebit }: ContractContents): ReactElement[] {
  const amount = (decimal: string) => [groupedAmount(decimal)]
  const inCurrency = { en: terms.currency, ar: terms.currency }
  const rate = { label: worded(m.pdf_terms_rate), value: percentText(terms.repayment_rate) }
  return [
    moneyTable(
      [inCurrency],
      [
        { words: worded(m.pdf_terms_principal), figures: amount(terms.amount) },
        { words: worded(m.pdf_terms_fee), figures: amount(terms.fee_amount) },
        { words: worded(m.pdf_terms_total), figures: amount(terms.total_amount), strong: true },
        { words: worded(m.pdf_terms_minimum), figures: amount(terms.minimum_repayment_amount), strong: true },
      ],
    ),
    ...factGrid(
      [
        { label: worded(m.pdf_terms_fee_percent), value: percentText(terms.fee_percent) },
        ...(isRepaidByDebit ? [] : [rate]),
        { label: worded(m.pdf_terms_weeks), value: String(terms.tenor) },
        { label: worded(m.pdf_terms_start), value: dateText(terms.start_date) },
        { label: worded(m.pdf_terms_first), value: dateText(terms.first_repayment_date) },
        { label: worded(m.pdf_terms_end), value: dateText(terms.end_date) },
      ],
      3,
    ),
  ]
}

/** The illustrative five weeks (APPL-44). */
function example({ terms }: ContractContents): ReactElement[] {
  const { currency } = terms
  const columns: Column[] = [
    { head: worded(m.pdf_example_week), share: 1 },
    ...[m.pdf_example_repayment, m.pdf_example_left].map((word) => ({
      head: bilingual((locale) => `${word({}, { locale })} (${currency})`),
      share: 2,
      side: 'right' as const,
    })),
  ]
  const rows = exampleRows(currency).map((row) => ({
    cells: [String(row.week), figure(row.repaymentMinor, currency), figure(row.remainingMinor, currency)],
  }))
  return [longTable(columns, rows)]
}

function longDate(date: string, language: Language): string {
  return `${dayMonthText(date, language)} ${date.slice(0, 4)}`
}

/** A service of others puts the signature in its place; ours stands on the record behind the contract. */
function toSign(tag: string | null): Pick<Signatory, 'note' | 'tag'> {
  return { note: worded(tag === null ? m.pdf_signature_on_record : m.pdf_signature_waits), tag }
}

/** Who signs: the provider by its name, the merchant by its signatory. */
function signatoriesOf(
  { number, provider, seller, borrower }: ContractContents,
  merchant: Pick<Signatory, 'note' | 'tag'>,
): Signatory[] {
  const { en: name, ar: below } = seller?.name ?? provider
  return [
    {
      role: worded(m.pdf_signature_provider),
      ...{ name, below },
      note: bilingual((locale) => m.pdf_signature_issued({ number }, { locale })),
    },
    {
      role: worded(m.pdf_signature_merchant),
      ...{ name: borrower.guarantor ?? '–', below: borrower.name ?? '–' },
      ...merchant,
    },
  ]
}

function factsOf({ codeRequestId, envelopeId }: SigningEvidence): Fact[] {
  return [
    { label: worded(m.pdf_audit_code), value: codeRequestId },
    { label: worded(m.pdf_audit_envelope), value: envelopeId },
  ]
}
