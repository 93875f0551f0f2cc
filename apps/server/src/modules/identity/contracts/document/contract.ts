import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { answerDays } from '@daftar/rules/disputes/dispute'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { dayMonthText } from '@daftar/words/formats/date'
import { groupedAmount, moneyText, percentText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import { clauses, numberedHeading } from '../../../../platform/documents/clauses.ts'
import { bilingual, box, pair, worded, type Bilingual } from '../../../../platform/documents/element.ts'
import { factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { contractMasthead } from '../../../../platform/documents/parties-block.ts'
import { inBoth } from '../../../../platform/documents/sections.ts'
import {
  signatureBlocks,
  signatureRecord,
  signedNote,
  type Signatory,
} from '../../../../platform/documents/signatures.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import { groupHead, longTable, type Column } from '../../../../platform/documents/table.ts'
import type { ContractContents } from './contents.ts'
import type { RecordOnPaper } from './contract-paper.ts'

/** The contract of a merchant as it is drawn up to be signed. */
export function contractDocument(contents: ContractContents): ReactElement<DocumentProps> {
  const title = m.pdf_sales_title({}, { locale: 'en' })
  return createElement(
    Document,
    { title: `${title} ${contents.number}`, author: contents.provider.en, subject: title, language: 'en' },
    sheet(contractMasthead(contents), [...opening(contents), ...sections(contents)]),
  )
}

/** The record of its signatures, which is put behind it. */
export function recordDocument(paper: RecordOnPaper): ReactElement<DocumentProps> {
  const masthead = { ...contractMasthead(paper.contents), isAppended: true }
  return createElement(
    Document,
    {},
    sheet(
      masthead,
      signatureRecord(worded(m.pdf_sales_record), signaturesOf(paper), paper, recordFacts(paper)),
    ),
  )
}

function opening({ madeOn, provider, seller, merchant }: ContractContents): ReactElement[] {
  return [
    pair(worded(m.pdf_sales_title), undefined, styles.title),
    pair(
      bilingual((locale) =>
        m.pdf_sales_preamble(
          {
            date: longDate(madeOn, locale),
            provider: (seller?.name ?? provider)[locale],
            merchant: merchant.legalName,
          },
          { locale },
        ),
      ),
      styles.preamble,
    ),
  ]
}

function sections(contents: ContractContents): ReactElement[] {
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
    days: answerDays,
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
    ...clauses(5, worded(m.pdf_sales_refunds), [
      say(m.pdf_sales_refunds_1),
      say(m.pdf_sales_refunds_2),
      say(m.pdf_sales_refunds_3),
    ]),
    ...clauses(6, worded(m.pdf_sales_duties), [say(m.pdf_sales_duties_1), say(m.pdf_sales_duties_2)]),
    ...clauses(7, worded(m.pdf_sales_end), [say(m.pdf_sales_end_1), say(m.pdf_sales_end_2)]),
    ...clauses(8, worded(m.pdf_complaints), [
      bilingual((locale) => m.pdf_complaints_1({ email }, { locale })),
    ]),
    box(
      undefined,
      // The signatures stand on no page of their own.
      [
        ...clauses(9, worded(m.pdf_language), [worded(m.pdf_language_1)]),
        numberedHeading(10, worded(m.pdf_signature)),
        signatures(contents),
      ],
      { whole: true },
    ),
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

function signatures(contents: ContractContents): ReactElement {
  const onRecord = worded(m.pdf_signature_on_record)
  return signatureBlocks([
    providerOf(contents, { note: issuedNote(contents) }),
    merchantOf(contents, { name: contents.merchant.signatoryName, note: onRecord }),
  ])
}

/** Those that were given: the merchant's, and the provider's once it is there. */
function signaturesOf({ contents, evidence, countersigned }: RecordOnPaper): Signatory[] {
  const { zone } = evidence
  return [
    providerOf(contents, {
      ...(countersigned && { name: countersigned.name }),
      note: countersigned ? signedNote({ signedAt: countersigned.signedAt, zone }) : issuedNote(contents),
    }),
    merchantOf(contents, { name: evidence.signerName, note: signedNote(evidence) }),
  ]
}

function providerOf(
  { provider, seller }: ContractContents,
  given: Pick<Signatory, 'note'> & Partial<Pick<Signatory, 'name'>>,
): Signatory {
  const { en: name, ar: below } = seller?.name ?? provider
  return { role: worded(m.pdf_signature_provider), name, below, ...given }
}

function merchantOf({ merchant }: ContractContents, given: Pick<Signatory, 'name' | 'note'>): Signatory {
  return { role: worded(m.pdf_signature_merchant), below: merchant.legalName, ...given }
}

function issuedNote({ number }: ContractContents): Bilingual {
  return bilingual((locale) => m.pdf_signature_issued({ number }, { locale }))
}

function recordFacts({ evidence, countersigned }: RecordOnPaper): Fact[] {
  const contract = { label: worded(m.pdf_sales_contract_id), value: evidence.contractId }
  if (!countersigned) return [contract]
  return [
    { label: worded(m.pdf_sales_countersigned), value: `${countersigned.name}, ${countersigned.signedAt}` },
    contract,
  ]
}

function longDate(date: string, language: Language): string {
  return `${dayMonthText(date, language)} ${date.slice(0, 4)}`
}
