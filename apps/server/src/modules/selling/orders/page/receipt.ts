import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { Order } from '@daftar/contract/endpoints/orders-shapes'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { orderStatusText, productText } from '@daftar/words/order-words'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, parseAmount, subtractMoney, toDecimal } from '@daftar/rules/money/money'
import {
  bilingual,
  box,
  pair,
  worded,
  type Bilingual,
  type Say,
} from '../../../../platform/documents/element.ts'
import { factTable, grid, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { styles } from '../../../../platform/documents/styles.ts'

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
      pair(worded(m.order_receipt_title), undefined, styles.title),
      pair(
        bilingual((locale) => m.order_receipt_intro({ merchant: merchant[locale], date }, { locale })),
        styles.preamble,
      ),
      heading(m.order_receipt_order),
      factTable(orderFacts(order, store, zone)),
      ...items(order),
      heading(m.order_receipt_amounts),
      factTable(amountFacts(order)),
    ]),
  )
}

function heading(say: Say): ReactElement {
  return pair(worded(say), styles.heading, styles.headingText)
}

/** A value with a word in each language stands between the labels as both. */
function inBoth(said: Bilingual): string {
  return said.en === said.ar ? said.en : `${said.en} · ${said.ar}`
}

function orderFacts(order: Order, store: Bilingual, zone: string): Fact[] {
  const authorized = order.authorized_at ?? order.created_at
  return [
    { label: worded(m.order_receipt_number), value: order.number, strong: true },
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

/** A shop may send hundreds of things under names of any length; setting all of them would keep everybody waiting. */
const mostItems = 50
const longestTitle = 120

function shortened(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle).toWellFormed()}…`
}

function items(order: Order): ReactElement[] {
  if (order.items.length === 0) return []
  const head = [m.order_receipt_item, m.order_receipt_quantity, m.order_receipt_price].map(worded)
  const rows = order.items
    .slice(0, mostItems)
    .map((item) => [
      shortened(item.title) || '–',
      String(item.quantity),
      moneyText(item.unit_price, order.currency),
    ])
  if (order.items.length > mostItems) rows.push([`+ ${order.items.length - mostItems}`, '…', '…'])
  return [box(undefined, [heading(m.order_receipt_items), grid(head, rows)])]
}

function amountFacts({ amounts, currency }: Order): Fact[] {
  const amount = (decimal: string) => moneyText(decimal, currency)
  const minor = (decimal: string) => parseAmount(decimal, currency) ?? money(0n, currency)
  const kept = toDecimal(subtractMoney(minor(amounts.captured), minor(amounts.refunded)))
  return [
    { label: worded(m.order_receipt_total), value: amount(amounts.total) },
    { label: worded(m.order_receipt_captured), value: amount(amounts.captured) },
    { label: worded(m.order_receipt_refunded), value: amount(amounts.refunded) },
    { label: worded(m.order_receipt_kept), value: amount(kept), strong: true },
  ]
}
