import type { Currency } from '@daftar/rules/money/currency'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { groupedAmount } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import type { ReactNode } from 'react'
import { PaperButton } from '../../../../shared/paper/paper-button.tsx'
import { decimalOf, minorOf } from '../../amounts.ts'
import { statementOf, type ListedPayout } from '../../queries.ts'
import { Day, periodText } from '../dates.tsx'
import { StatusBadge } from '../payout/payout-status.tsx'
import { storesText } from '../cycle/stores-text.ts'
import { TwoLines } from '../two-lines.tsx'
import rows from '../payout/rows.module.css'

type Part = 'sales' | 'refunds' | 'fees' | 'advance' | 'other' | 'net'

/**
 * The columns of the history: each row adds up from sales to what was paid, each column to its foot
 * (DEC-PO-3). A column that nothing fell into is left out. Where all is of one currency, its code stands in
 * the head alone.
 */
export function payoutColumns(
  payouts: readonly ListedPayout[],
  nameOf: (id: string) => string,
): Column<ListedPayout>[] {
  const [first] = payouts
  const currency = first && payouts.every((one) => one.currency === first.currency) ? first.currency : null
  const part = (id: Part, header: string) =>
    payouts.some((one) => isSomething(one[id]))
      ? [partColumn(id, header, totalOf(payouts, id, currency))]
      : []
  return [
    numberColumn(payouts.length, nameOf),
    {
      id: 'paid',
      header: m.payouts_column_paid(),
      // A status is said where something is still open; what was paid says when.
      cell: ({ status, paid_at: paidAt, currency: own }) =>
        status === 'paid' && paidAt ? <Day at={paidAt} currency={own} /> : <StatusBadge status={status} />,
    },
    ...part('sales', m.payouts_column_sales()),
    ...part('refunds', m.payouts_column_refunds()),
    ...part('fees', m.payouts_column_fees()),
    ...part('advance', m.payouts_column_advance()),
    ...part('other', m.payouts_column_other()),
    {
      id: 'net',
      header: currency ? m.payouts_column_to_you({ currency }) : m.payouts_column_to_you_plain(),
      align: 'end',
      total: totalOf(payouts, 'net', currency),
      cell: (payout) =>
        currency ? (
          <strong>
            <Ltr>{amountText(payout.net)}</Ltr>
          </strong>
        ) : (
          <Money value={payout.net} currency={payout.currency} size="strong" />
        ),
    },
    {
      id: 'download',
      header: <VisuallyHidden>{m.payouts_statement()}</VisuallyHidden>,
      align: 'end',
      cell: ({ id, number }) => (
        <PaperButton look="icon" paper={statementOf(id)} label={m.payouts_statement_of({ number })} />
      ),
    },
  ]
}

function numberColumn(count: number, nameOf: (id: string) => string): Column<ListedPayout> {
  return {
    id: 'number',
    header: m.payouts_column_payout(),
    total: m.payouts_shown_sum({ count }),
    cell: (payout) => (
      <TwoLines
        below={
          <span className={payout.store_ids.length > 1 ? rows.oneLine : rows.period}>
            {periodText(payout.period_from, payout.period_until, payout.currency)} ·{' '}
            <bdi>{sourceText(payout, nameOf)}</bdi>
          </span>
        }
      >
        <Ltr>{payout.number}</Ltr>
      </TwoLines>
    ),
  }
}

function partColumn(id: Part, header: string, total: ReactNode): Column<ListedPayout> {
  return {
    id,
    header,
    align: 'end',
    total,
    cell: (payout) => (
      <Ltr className={id === 'sales' ? undefined : rows.muted}>
        {isSomething(payout[id]) ? amountText(payout[id]) : m.common_dash()}
      </Ltr>
    ),
  }
}

/** The foot of a column, where all of it is of one currency. */
function totalOf(payouts: readonly ListedPayout[], part: Part, currency: Currency | null): ReactNode {
  if (!currency) return undefined
  const sumMinor = payouts.reduce((sum, one) => sum + minorOf(one[part], currency), 0n)
  return <Ltr>{amountText(decimalOf(sumMinor, currency))}</Ltr>
}

function isSomething(decimal: string): boolean {
  return /[1-9]/.test(decimal)
}

/** A payout in a narrow list: on a phone, and beside the payout that is open. */
export function PayoutCard({ payout, nameOf }: { payout: ListedPayout; nameOf: (id: string) => string }) {
  const { sales, net, currency, paid_at: paidAt, status } = payout
  const taken = decimalOf(minorOf(sales, currency) - minorOf(net, currency), currency)
  return (
    <div className={rows.card}>
      <div className={rows.line}>
        <strong>
          {status === 'paid' && paidAt ? (
            <Day at={paidAt} currency={currency} />
          ) : (
            <StatusBadge status={status} />
          )}
        </strong>
        <Money value={net} currency={currency} size="strong" />
      </div>
      <div className={rows.line}>
        <span className={rows.small}>{periodText(payout.period_from, payout.period_until, currency)}</span>
        <Ltr className={rows.small}>{differenceText(sales, taken)}</Ltr>
      </div>
      <div className={rows.small}>
        <Ltr>{payout.number}</Ltr> · <bdi>{sourceText(payout, nameOf)}</bdi>
      </div>
    </div>
  )
}

/** What was sold less what was taken off; where more came than was sold, plus it. */
function differenceText(sales: string, taken: string): string {
  return taken.startsWith('-')
    ? `${groupedAmount(sales)} + ${groupedAmount(taken.slice(1))}`
    : `${groupedAmount(sales)} − ${groupedAmount(taken)}`
}

function amountText(decimal: string): string {
  return decimal.startsWith('-') ? `−${groupedAmount(decimal.slice(1))}` : groupedAmount(decimal)
}

/** The stores it is of; a payout without a movement of a store says its merchant. */
function sourceText(payout: ListedPayout, nameOf: (id: string) => string): string {
  return payout.store_ids.length > 0 ? storesText(payout.store_ids, nameOf) : merchantNameText(payout)
}
