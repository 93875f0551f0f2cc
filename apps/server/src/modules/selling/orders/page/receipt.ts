import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { Order } from '@daftar/contract/endpoints/selling/orders-shapes'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { groupedAmount } from '@daftar/words/formats/number'
import { orderStatusText, productText } from '@daftar/words/order-words'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, parseAmount, subtractMoney, toDecimal } from '@daftar/rules/money/money'
import { bilingual, pair, worded, type Bilingual } from '../../../../platform/documents/element.ts'
import { factGrid, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { amountBand, moneyTable, type MoneyRow } from '../../../../platform/documents/money.ts'
import { documentTitle, heading } from '../../../../platform/documents/sections.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import { longTable, type Column } from '../../../../platform/documents/table.ts'

export interface OrderReceipt {
  provider: Bilingual
  merchant: Bilingual
  store: Bilingual
  order: Order
  now: Date
}

/** The receipt of an order, in both languages side by side (DEC-ORD-4). */
export function receiptDocument({
  provider,
  merchant,
  store,
  order,
  now,
}: OrderReceipt): ReactElement<DocumentProps> {
  const zone = zoneOfCurrency(order.currency)
  const date = instantText(now.toISOString(), zone)
  return createElement(
    Document,
    {
      title: `${m.order_receipt_title({}, { locale: 'en' })} ${order.number}`,
      author: merchant.en,
      language: 'en',
    },
    sheet({ provider, number: order.number }, [
      documentTitle(worded(m.order_receipt_title)),
      pair(
        bilingual((locale) => m.order_receipt_intro({ merchant: merchant[locale], date }, { locale })),
        styles.preamble,
      ),
      amountBand(worded(m.order_receipt_kept), order.currency, groupedAmount(keptOf(order))),
      ...factGrid(orderFacts(order, store, zone)),
      ...items(order),
      heading(worded(m.order_receipt_amounts)),
      moneyTable([{ en: order.currency, ar: order.currency }], amountRows(order)),
      ...refundNote(order, zone),
    ]),
  )
}

/** A value with a word in each language stands between the labels as both. */
function inBoth(said: Bilingual): string {
  return said.en === said.ar ? said.en : `${said.en} · ${said.ar}`
}

function orderFacts(order: Order, store: Bilingual, zone: string): Fact[] {
  const authorized = order.authorized_at ?? order.created_at
  return [
    { label: worded(m.order_receipt_number), value: order.number },
    { label: worded(m.order_receipt_reference), value: order.reference || null },
    { label: worded(m.order_receipt_date), value: `${instantText(authorized, zone)} (${zone})` },
    { label: worded(m.order_receipt_store), value: inBoth(store) },
    { label: worded(m.order_receipt_shopper), value: order.shopper.name },
    {
      label: worded(m.order_receipt_product),
      value: inBoth(bilingual((locale) => productText(order.product, locale))),
    },
    { label: worded(m.order_receipt_instalments), value: String(order.instalments) },
    {
      label: worded(m.order_receipt_status),
      value: inBoth(bilingual((locale) => orderStatusText(order.status, locale))),
    },
  ]
}

/**
 * A shop may send hundreds of things under names of any length; setting all of them would keep everybody
 * waiting.
 */
const mostItems = 50
const longestTitle = 120

function shortened(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle).toWellFormed()}…`
}

function items(order: Order): ReactElement[] {
  if (order.items.length === 0) return []
  const columns: Column[] = [
    { head: worded(m.order_receipt_item), share: 6 },
    { head: worded(m.order_receipt_quantity), share: 1, side: 'right' },
    { head: worded(m.order_receipt_price), share: 2, side: 'right' },
  ]
  const rows = order.items
    .slice(0, mostItems)
    .map((item) => [shortened(item.title) || '–', String(item.quantity), groupedAmount(item.unit_price)])
  if (order.items.length > mostItems) rows.push([`+ ${order.items.length - mostItems}`, '…', '…'])
  return [
    heading(worded(m.order_receipt_items)),
    longTable(
      columns,
      rows.map((cells) => ({ cells })),
    ),
  ]
}

/** What stays paid: captured less refunded. */
function keptOf({ amounts, currency }: Order): string {
  const minor = (decimal: string) => parseAmount(decimal, currency) ?? money(0n, currency)
  return toDecimal(subtractMoney(minor(amounts.captured), minor(amounts.refunded)))
}

/** The shopper is told what the shop is: a refund holds from its day on (docs/decisions/0055). */
function refundNote({ refunds }: Order, zone: string): ReactElement[] {
  const last = refunds.at(-1)
  if (!last) return []
  const date = instantText(last.at, zone)
  return [
    pair(
      bilingual((locale) => m.order_receipt_refund_note({ date }, { locale })),
      styles.preamble,
    ),
  ]
}

/** Refunds are taken off, and have the sign of it. */
function amountRows(order: Order): MoneyRow[] {
  const { amounts } = order
  const refunded = /[1-9]/.test(amounts.refunded) ? '\u2212' : ''
  return [
    { words: worded(m.order_receipt_total), figures: [groupedAmount(amounts.total)] },
    { words: worded(m.order_receipt_captured), figures: [groupedAmount(amounts.captured)] },
    { words: worded(m.order_receipt_refunded), figures: [`${refunded}${groupedAmount(amounts.refunded)}`] },
    { words: worded(m.order_receipt_kept), figures: [groupedAmount(keptOf(order))], strong: true },
  ]
}
