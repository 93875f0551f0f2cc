import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { stepRows, type WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { sumMinor } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { dateText, instantText } from '@daftar/words/formats/date'
import { bilingual, worded, type Bilingual } from '../../../../platform/documents/element.ts'
import { factGrid, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { amountBand, moneyTable, type MoneyRow } from '../../../../platform/documents/money.ts'
import { footOf, partyBlock } from '../../../../platform/documents/parties-block.ts'
import { documentTitle, figure, heading, inBoth } from '../../../../platform/documents/sections.ts'
import { longTable, type Column } from '../../../../platform/documents/table.ts'
import { lastFour } from '../present.ts'
import { waterfallOfRow, type PayoutRow } from '../../settlement/index.ts'
import type { StoreFigures } from '../store.ts'
import type { StatementContents, StatementWords } from './contents.ts'
import { movementSheets } from './movements.ts'

/** A step or kind without its words does not compile. */
const statementWords: StatementWords = {
  step: (step) => m[`payouts_step_${step}`],
  kind: (kind) => m[`payouts_kind_${kind}`],
}

/** The statement of a payout (DEC-PO-4): what was paid where, from sales to transfer, by store, movements. */
export function statementDocument(
  contents: StatementContents,
  words: StatementWords = statementWords,
): ReactElement<DocumentProps> {
  const { payout, provider } = contents
  const title = m.pdf_statement_title({}, { locale: 'en' })
  const masthead = { provider, number: payout.number, foot: footOf(contents.seller) }
  return createElement(
    Document,
    { title: `${title} ${payout.number}`, author: provider.en, subject: title, language: 'en' },
    sheet(masthead, [
      documentTitle(worded(m.pdf_statement_title)),
      amountBand(
        worded(m.payouts_waterfall_total),
        payout.currency,
        figure(payout.payout_minor, payout.currency),
      ),
      ...factGrid(factsOf(contents)),
      partyBlock('paid', contents.merchant),
      heading(worded(m.payouts_waterfall_title)),
      moneyTable([currencyHead(payout)], waterfallRows(contents, words)),
      ...(contents.stores.length > 0 ? byStore(contents) : []),
    ]),
    ...movementSheets(contents, masthead, words),
  )
}

function factsOf({ payout, zone }: StatementContents): Fact[] {
  const day = (at: Date) => dateText(dateInZone(at.getTime(), zone))
  const at = (instant: Date | null) => instant && instantText(instant.toISOString(), zone)
  const lastDay = new Date(payout.period_until.getTime() - 1)
  const cycle = { weekly: m.pdf_statement_cycle_weekly, flexible: m.pdf_statement_cycle_flexible }[
    payout.cycle
  ]
  const bank = [payout.bank_name, payout.iban && `•••• ${lastFour(payout.iban)}`].filter(Boolean).join(' ')
  return [
    { label: worded(m.pdf_statement_number), value: payout.number },
    {
      label: worded(m.pdf_statement_period),
      value: `${day(payout.period_from)} – ${day(lastDay)}`,
    },
    { label: worded(m.pdf_statement_cycle), value: inBoth(worded(cycle)) },
    { label: worded(m.pdf_statement_status), value: inBoth(worded(m[`payouts_status_${payout.status}`])) },
    { label: worded(m.payouts_issued_on), value: at(payout.issued_at) },
    { label: worded(m.payouts_paid_on), value: at(payout.paid_at) },
    { label: worded(m.payouts_to_account), value: bank || null },
    { label: worded(m.payouts_bank_reference), value: payout.bank_reference },
  ]
}

function currencyHead({ currency }: PayoutRow): Bilingual {
  return { en: currency, ar: currency }
}

/** The steps that are there with their signs, what sales come to after fees, then the transfer. */
function waterfallRows({ payout }: StatementContents, words: StatementWords): MoneyRow[] {
  const waterfall = waterfallOfRow(payout)
  const amount = (minor: bigint) => [figure(minor, payout.currency)]
  const shown = stepRows().filter(({ step }) => step === 'sales' || (waterfall[step] ?? 0n) !== 0n)
  const ofSales = shown.filter(({ group }) => group === 'sales' || group === 'commission')
  const rest = shown.filter((row) => !ofSales.includes(row))
  const rowOf = ({ step }: { step: WaterfallStep }) => ({
    words: worded(words.step(step)),
    figures: amount(waterfall[step] ?? 0n),
  })
  const afterFees = {
    words: worded(m.pdf_statement_after_fees),
    figures: amount(sumMinor(ofSales.map(({ step }) => waterfall[step] ?? 0n))),
    strong: true,
  }
  return [
    ...ofSales.map(rowOf),
    ...(rest.length > 0 ? [afterFees] : []),
    ...rest.map(rowOf),
    { words: worded(m.payouts_waterfall_total), figures: amount(payout.payout_minor), strong: true },
  ]
}

function byStore({ stores, payout }: StatementContents): ReactElement[] {
  const columns: Column[] = [
    { head: { en: m.pdf_statement_store({}, { locale: 'en' }), ar: '' }, share: 2.4 },
    { head: { en: '', ar: m.pdf_statement_store({}, { locale: 'ar' }) }, share: 2.4, side: 'right' },
    ...[m.payouts_step_sales, m.payouts_step_refunds, m.pdf_statement_fees, m.payouts_column_after_fees].map(
      (word) => ({ head: worded(word), share: 2, side: 'right' as const }),
    ),
  ]
  const figures = (store: Pick<StoreFigures, 'sales_minor' | 'refunds_minor' | 'net_minor'>) =>
    [
      store.sales_minor,
      -store.refunds_minor,
      store.net_minor - store.sales_minor + store.refunds_minor,
      store.net_minor,
    ].map((minor) => figure(minor, payout.currency))
  const sum = (of: (store: StoreFigures) => bigint) => sumMinor(stores.map(of))
  const totals = {
    sales_minor: sum((store) => store.sales_minor),
    refunds_minor: sum((store) => store.refunds_minor),
    net_minor: sum((store) => store.net_minor),
  }
  const total = bilingual((locale) => m.pdf_statement_in_all({}, { locale }))
  return [
    heading(worded(m.pdf_statement_stores)),
    longTable(columns, [
      ...stores.map((store) => ({
        cells: [store.name, store.name_ar === store.name ? '' : store.name_ar, ...figures(store)],
      })),
      { cells: [total.en, total.ar, ...figures(totals)], strong: true },
    ]),
  ]
}
