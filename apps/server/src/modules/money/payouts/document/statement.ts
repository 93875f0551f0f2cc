import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { stepRows, type LineKind, type WaterfallStep } from '@daftar/rules/payouts/payout-lines'
import { m } from '@daftar/words'
import { dateText, instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { bilingual, pair, worded, type Bilingual, type Say } from '../../../../platform/documents/element.ts'
import { factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import type { LineRow } from '../lines.ts'
import { lastFour } from '../present.ts'
import { waterfallOfRow, type PayoutRow } from '../../settlement/index.ts'
import type { StoreFigures } from '../store.ts'
import { figure, heading, inBoth, documentTitle, titled } from '../../../../platform/documents/sections.ts'
import { longTable, type Column, type TableRow } from '../../../../platform/documents/table.ts'

/** Everything a payout's statement says. */
export interface StatementContents {
  provider: Bilingual
  payout: PayoutRow
  merchant: Bilingual
  zone: string
  stores: readonly StoreFigures[]
  /** Newest first, at most as many as the paper holds. */
  lines: readonly LineRow[]
  /** How many there are. */
  movements: number
}

/** What the rows of the table of payouts are called on paper. */
export interface StatementWords {
  step(step: WaterfallStep): Say
  kind(kind: LineKind): Say
}

/** A step or kind without its words does not compile. */
const statementWords: StatementWords = {
  step: (step) => m[`pdf_payout_step_${step}`],
  kind: (kind) => m[`pdf_payout_kind_${kind}`],
}

/** The statement of a payout (DEC-PO-4): header, from sales to transfer, by store, movements. */
export function statementDocument(
  contents: StatementContents,
  words: StatementWords = statementWords,
): ReactElement<DocumentProps> {
  const { payout, provider } = contents
  const title = m.pdf_statement_title({}, { locale: 'en' })
  return createElement(
    Document,
    { title: `${title} ${payout.number}`, author: provider.en, subject: title, language: 'en' },
    sheet({ provider, number: payout.number }, [
      documentTitle(worded(m.pdf_statement_title)),
      pair(
        bilingual((locale) => m.pdf_statement_intro({ number: payout.number }, { locale })),
        styles.preamble,
      ),
      factTable(factsOf(contents)),
      ...titled(worded(m.pdf_statement_waterfall), factTable(waterfallFacts(contents, words))),
      ...(contents.stores.length > 0 ? byStore(contents) : []),
    ]),
    ...movementSheets(contents, words),
  )
}

function factsOf({ payout, merchant, zone }: StatementContents): Fact[] {
  const day = (at: Date) => dateText(dateInZone(at.getTime(), zone))
  const lastDay = new Date(payout.period_until.getTime() - 1)
  const cycle = { weekly: m.pdf_statement_cycle_weekly, flexible: m.pdf_statement_cycle_flexible }[
    payout.cycle
  ]
  return [
    {
      label: worded(m.pdf_statement_merchant),
      value: inBoth(merchant),
      strong: true,
    },
    { label: worded(m.pdf_statement_number), value: payout.number },
    {
      label: worded(m.pdf_statement_period),
      value: `${day(payout.period_from)} – ${day(lastDay)}`,
    },
    {
      label: worded(m.pdf_statement_cycle),
      value: inBoth(worded(cycle)),
    },
    {
      label: worded(m.pdf_statement_status),
      value: inBoth(worded(statusWords[payout.status])),
    },
    {
      label: worded(m.pdf_statement_issued),
      value: payout.issued_at && instantText(payout.issued_at.toISOString(), zone),
    },
    {
      label: worded(m.pdf_statement_paid),
      value: payout.paid_at && instantText(payout.paid_at.toISOString(), zone),
    },
    { label: worded(m.pdf_statement_bank), value: payout.bank_name || null },
    {
      label: worded(m.pdf_statement_iban),
      value: lastFour(payout.iban) || null,
    },
    { label: worded(m.pdf_statement_reference), value: payout.bank_reference },
  ]
}

/** The steps that are there, then what they come to. */
function waterfallFacts({ payout }: StatementContents, words: StatementWords): Fact[] {
  const waterfall = waterfallOfRow(payout)
  const amount = (minor: bigint) => moneyText(toDecimal(money(minor, payout.currency)), payout.currency)
  const steps = stepRows()
    .map(({ step }) => step)
    .filter((step) => step === 'sales' || (waterfall[step] ?? 0n) !== 0n)
  return [
    ...steps.map((step) => ({
      label: worded(words.step(step)),
      value: amount(waterfall[step] ?? 0n),
    })),
    {
      label: worded(m.pdf_statement_total),
      value: amount(payout.payout_minor),
      strong: true,
    },
  ]
}

function byStore({ stores, payout }: StatementContents): ReactElement[] {
  const columns = [
    { head: worded(m.pdf_statement_store), share: 3 },
    ...[m.pdf_statement_sales, m.pdf_statement_refunds, m.pdf_statement_net].map((word) => ({
      head: worded(word),
      share: 2,
      isFigure: true,
    })),
  ]
  const rows = stores.map((store) => ({
    cells: [
      store.name === store.name_ar ? store.name : { en: store.name, ar: store.name_ar },
      figure(store.sales_minor, payout.currency),
      figure(-store.refunds_minor, payout.currency),
      figure(store.net_minor, payout.currency),
    ],
  }))
  return [heading(worded(m.pdf_statement_stores)), longTable(columns, rows)]
}

/** Rows that fit on a sheet: cut here, the renderer does not have to look for where a long table breaks. */
const rowsOnSheet = 25

function movementSheets(contents: StatementContents, words: StatementWords): ReactElement[] {
  const { lines, movements: total, provider, payout } = contents
  const columns = movementColumns()
  const rows = lines.map((line) => movementRow(line, contents, words))
  const count = Math.ceil(rows.length / rowsOnSheet)
  const shown = bilingual((locale) => m.pdf_statement_shown({ shown: lines.length, total }, { locale }))
  const title = [
    heading(worded(m.pdf_statement_movements)),
    ...(lines.length < total ? [pair(shown, styles.clause)] : []),
  ]
  return Array.from({ length: count }, (_, index) =>
    sheet({ provider, number: payout.number }, [
      ...(index === 0 ? title : []),
      longTable(columns, rows.slice(index * rowsOnSheet, (index + 1) * rowsOnSheet)),
    ]),
  )
}

function movementColumns(): Column[] {
  const figures = [m.pdf_statement_amount, m.pdf_statement_fee, m.pdf_statement_vat, m.pdf_statement_net]
  return [
    { head: worded(m.pdf_statement_date), share: 2.4 },
    { head: worded(m.pdf_statement_type), share: 2.6 },
    { head: worded(m.pdf_statement_order), share: 2.4 },
    ...figures.map((word) => ({ head: worded(word), share: 1.9, isFigure: true })),
  ]
}

function movementRow(line: LineRow, { payout, zone }: StatementContents, words: StatementWords): TableRow {
  const amount = (minor: bigint) => figure(minor, payout.currency)
  const feeMinor = line.commission_minor + line.commission_fixed_minor
  return {
    cells: [
      instantText(line.at.toISOString(), zone),
      worded(words.kind(line.kind)),
      line.number ?? shortened(line.note),
      amount(line.amount_minor),
      amount(feeMinor),
      amount(line.commission_vat_minor),
      amount(line.amount_minor - feeMinor - line.commission_vat_minor),
    ],
  }
}

/** A note is as long as a person wrote it; a row has room for two lines. */
function shortened(note: string): string {
  return note.length > 36 ? `${note.slice(0, 35).trimEnd()}…` : note
}

const statusWords: Record<PayoutRow['status'], Say> = {
  pending: m.pdf_statement_status_pending,
  held: m.pdf_statement_status_held,
  in_transit: m.pdf_statement_status_in_transit,
  paid: m.pdf_statement_status_paid,
  failed: m.pdf_statement_status_failed,
  rolled_over: m.pdf_statement_status_rolled_over,
  carried: m.pdf_statement_status_carried,
}
