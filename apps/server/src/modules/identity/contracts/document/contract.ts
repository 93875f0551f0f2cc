import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { dayMonthText } from '@daftar/words/formats/date'
import { groupedAmount, moneyText, percentText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import { clauses, numberedHeading } from '../../../../platform/documents/clauses.ts'
import { bilingual, box, pair, worded, type Bilingual } from '../../../../platform/documents/element.ts'
import { factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { inBoth } from '../../../../platform/documents/sections.ts'
import { signatureBlocks, signatureRecord, signedNote } from '../../../../platform/documents/signatures.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import { groupHead, longTable, type Column } from '../../../../platform/documents/table.ts'
import type { ContractContents } from './contents.ts'
import type { ContractOnPaper } from './contract-paper.ts'

/** The contract of a merchant, and after signing the record of the signature behind it. */
export function contractDocument(paper: ContractOnPaper): ReactElement<DocumentProps> {
  const { contents, evidence } = paper
  const title = m.pdf_sales_title({}, { locale: 'en' })
  return createElement(
    Document,
    { title: `${title} ${contents.number}`, author: contents.provider.en, subject: title, language: 'en' },
    sheet(contents, [...opening(contents), ...sections(paper)]),
    ...(evidence
      ? [sheet(contents, signatureRecord(worded(m.pdf_sales_record), evidence, recordFacts(paper)))]
      : []),
  )
}

function opening({ madeOn, provider, merchant }: ContractContents): ReactElement[] {
  return [
    pair(worded(m.pdf_sales_title), undefined, styles.title),
    pair(
      bilingual((locale) =>
        m.pdf_sales_preamble(
          { date: longDate(madeOn, locale), provider: provider[locale], merchant: merchant.legalName },
          { locale },
        ),
      ),
      styles.preamble,
    ),
  ]
}

function sections(paper: ContractOnPaper): ReactElement[] {
  const { contents } = paper
  const { payout, currency, supportEmail: email } = contents
  const amount = (decimal: string) => moneyText(decimal, currency)
  const said = {
    vat: percentText(contents.vatPercent),
    under: amount(payout.below?.under ?? '0.00'),
    below: amount(payout.below?.fee ?? '0.00'),
    above: amount(payout.above ?? '0.00'),
    flexible: amount(payout.flexible),
    iban: contents.merchant.iban,
    email,
  }
  type Clause = (words: typeof said, options: { locale: Language }) => string
  const say = (clause: Clause) => bilingual((locale) => clause(said, { locale }))
  const fees = payout.below ? [say(m.pdf_sales_payouts_2)] : []
  return [
    ...clauses(1, worded(m.pdf_sales_merchant), [], [factTable(merchantFacts(contents))]),
    ...clauses(2, worded(m.pdf_sales_service), [say(m.pdf_sales_service_1), say(m.pdf_sales_service_2)]),
    ...clauses(
      3,
      worded(m.pdf_sales_commission),
      [say(m.pdf_sales_commission_1), say(m.pdf_sales_commission_2)],
      commissionTables(contents),
    ),
    ...clauses(4, worded(m.pdf_sales_payouts), [
      say(m.pdf_sales_payouts_1),
      ...fees,
      say(m.pdf_sales_payouts_3),
    ]),
    ...clauses(5, worded(m.pdf_sales_refunds), [say(m.pdf_sales_refunds_1), say(m.pdf_sales_refunds_2)]),
    ...clauses(6, worded(m.pdf_sales_duties), [say(m.pdf_sales_duties_1), say(m.pdf_sales_duties_2)]),
    ...clauses(7, worded(m.pdf_sales_end), [say(m.pdf_sales_end_1), say(m.pdf_sales_end_2)]),
    ...clauses(8, worded(m.pdf_complaints), [
      bilingual((locale) => m.pdf_complaints_1({ email }, { locale })),
    ]),
    ...clauses(9, worded(m.pdf_language), [worded(m.pdf_language_1)]),
    box(undefined, [numberedHeading(10, worded(m.pdf_signature)), signatures(paper)], { whole: true }),
  ]
}

function merchantFacts({ merchant }: ContractContents): Fact[] {
  return [
    { label: worded(m.pdf_borrower_name), value: merchant.legalName, strong: true },
    { label: worded(m.pdf_borrower_licence), value: merchant.licence },
    { label: worded(m.pdf_sales_tax_number), value: merchant.taxNumber },
    { label: worded(m.pdf_borrower_address), value: merchant.address },
    { label: worded(m.pdf_borrower_iban), value: merchant.iban },
    { label: worded(m.pdf_sales_signatory), value: merchant.signatoryName },
    { label: worded(m.pdf_borrower_email), value: merchant.signatoryEmail },
  ]
}

/** What each product of each store costs: the table sales are charged by. */
function commissionTables({ stores, currency }: ContractContents): ReactElement[] {
  const columns: Column[] = [
    { head: worded(m.pdf_sales_product), share: 3 },
    { head: worded(m.pdf_sales_percent), share: 1, side: 'right' },
    {
      head: bilingual((locale) => `${m.pdf_sales_fixed({}, { locale })} (${currency})`),
      share: 2,
      side: 'right',
    },
  ]
  return stores.flatMap(({ name, nameAr, items }) => [
    groupHead({ en: name, ar: nameAr }),
    longTable(
      columns,
      items.map(({ product, percent, fixed }) => ({
        // A cell has no room for the marks around figures in sentences.
        cells: [inBoth(productNames(product)), `${percent}%`, groupedAmount(fixed)],
      })),
    ),
  ])
}

function productNames(product: Parameters<typeof productText>[0]): Bilingual {
  return bilingual((locale) => productText(product, locale))
}

function signatures({ contents, evidence, countersigned }: ContractOnPaper): ReactElement {
  const { number, provider, merchant } = contents
  const issued = bilingual((locale) => m.pdf_signature_issued({ number }, { locale }))
  const zone = evidence?.zone
  return signatureBlocks([
    {
      role: worded(m.pdf_signature_provider),
      ...{ name: countersigned?.name ?? provider.en, below: provider.ar },
      note: countersigned && zone ? signedNote({ signedAt: countersigned.signedAt, zone }) : issued,
    },
    {
      role: worded(m.pdf_signature_merchant),
      ...{ name: evidence?.signerName ?? merchant.signatoryName, below: merchant.legalName },
      note: signedNote(evidence),
    },
  ])
}

function recordFacts({ evidence, countersigned }: ContractOnPaper): Fact[] {
  const contract = { label: worded(m.pdf_sales_contract_id), value: evidence?.contractId ?? null }
  if (!countersigned) return [contract]
  return [
    { label: worded(m.pdf_sales_countersigned), value: `${countersigned.name}, ${countersigned.signedAt}` },
    contract,
  ]
}

function longDate(date: string, language: Language): string {
  return `${dayMonthText(date, language)} ${date.slice(0, 4)}`
}
