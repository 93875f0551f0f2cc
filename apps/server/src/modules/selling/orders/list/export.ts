import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Language } from '@daftar/rules/geo/languages'
import { orderSources, orderStatuses } from '@daftar/rules/orders/order-status'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { m } from '@daftar/words'
import { orderSourceText, orderStatusText, productText } from '@daftar/words/order-words'
import { csvOf, decimal, escapeFormula, withByteOrderMark } from '../../../../platform/csv.ts'
import { quoteLiteral, openCopySnapshot } from '../../../../platform/database/snapshots/copy-snapshot.ts'
import type { StreamAnswer } from '../../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { conditionsOf, type Filters, type Viewer, type Waiting } from './conditions.ts'
import { orderBy, type Sort } from './list.ts'

export interface Export {
  viewer: Viewer
  filters: Filters
  waiting: Waiting
  sort: Sort
  language: Language
  /** The most rows a file may have. */
  rowsMax: number
}

/**
 * The filtered orders as CSV (DEC-ORD-8), of one moment of the database; refused when it would be too long.
 */
export async function exportOrders(
  appUrl: string,
  { viewer, filters, waiting, sort, language, rowsMax }: Export,
): Promise<StreamAnswer | Refusal> {
  const where = conditionsOf(viewer, filters, waiting)
  if ('fields' in where) return refuseFields(where.fields)
  const snapshot = await openCopySnapshot(appUrl, { merchants: [viewer.merchantId] })
  try {
    const rows = await snapshot.count(
      `select count(*) from (select from orders p where ${where.sql} limit ${rowsMax + 1}) c`,
    )
    if (rows > rowsMax) {
      snapshot.close()
      return refuse('export_too_large')
    }
    const bytes = await snapshot.copy(csvOf(exportSelect(where.sql, sort, viewer, language)))
    return {
      bytes: withByteOrderMark(bytes),
      contentType: 'text/csv; charset=utf-8',
      name: `${m.order_csv_file({}, { locale: language })}.csv`,
      disposition: 'attachment',
      headers: { 'x-row-count': String(rows) },
    }
  } catch (error) {
    snapshot.close()
    throw error
  }
}

/**
 * What the file holds, as SQL: instants on the clock of the stores' zone, what others typed guarded against
 * formulas.
 */
export function exportSelect(where: string, sort: Sort, viewer: Viewer, language: Language): string {
  const zone = quoteLiteral(zoneOfCurrency(viewer.currency))
  const local = (column: string) => `to_char(${column} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`
  const amount = (minor: string) => decimal(minor, 'p.currency')
  const head = (name: HeadName) => `"${heads[name]({}, { locale: language }).replaceAll('"', '""')}"`
  const columns: [HeadName, string][] = [
    ['number', 'p.number'],
    ['reference', escapeFormula('p.reference')],
    ['created_at', local('p.created_at')],
    ['captured_at', local('p.captured_at')],
    [
      'store',
      escapeFormula(`(select ${language === 'ar' ? 's.name_ar' : 's.name'} from store_public s
      where s.merchant_id = p.merchant_id and s.id = p.store_id)`),
    ],
    ['product', worded('p.product', paymentProductTypes, (product) => productText(product, language))],
    ['status', worded('p.status', orderStatuses, (status) => orderStatusText(status, language))],
    ['amount', amount('p.amount_minor')],
    ['captured', amount('p.captured_minor')],
    ['refunded', amount('p.refunded_minor')],
    ['fee', amount('fee.minor')],
    ['vat', amount('fee.vat_minor')],
    ['net', amount('(p.captured_minor - p.refunded_minor - fee.minor - fee.vat_minor)')],
    ['currency', 'p.currency'],
    ['source', worded('p.source', orderSources, (source) => orderSourceText(source, language))],
  ]
  return `select ${columns.map(([name, sql]) => `${sql} as ${head(name)}`).join(', ')}
    from orders p
   cross join lateral (
     select coalesce(sum(minor), 0)::bigint as minor, coalesce(sum(vat_minor), 0)::bigint as vat_minor from (
       select commission_minor + commission_fixed_minor as minor, commission_vat_minor as vat_minor
         from capture c where c.merchant_id = p.merchant_id and c.order_id = p.id
       union all
       select -commission_minor - commission_fixed_minor, -commission_vat_minor
         from refund r where p.refunded_minor > 0 and r.merchant_id = p.merchant_id and r.order_id = p.id
     ) parts where p.captured_minor > 0
   ) fee
   where ${where} ${orderBy(sort).sql}`
}

/** A column of codes as the words for them. */
function worded<Code extends string>(
  column: string,
  codes: readonly Code[],
  wordOf: (code: Code) => string,
): string {
  const cases = codes.map((code) => `when ${quoteLiteral(code)} then ${quoteLiteral(wordOf(code))}`)
  return `case ${column} ${cases.join(' ')} else ${column} end`
}

/** DEC-ORD-8, in this order. */
const heads = {
  number: m.order_csv_number,
  reference: m.order_csv_reference,
  created_at: m.order_csv_created_at,
  captured_at: m.order_csv_captured_at,
  store: m.order_csv_store,
  product: m.order_csv_product,
  status: m.order_csv_status,
  amount: m.order_csv_amount,
  captured: m.order_csv_captured,
  refunded: m.order_csv_refunded,
  fee: m.order_csv_fee,
  vat: m.order_csv_vat,
  net: m.order_csv_net,
  currency: m.order_csv_currency,
  source: m.order_csv_source,
}
type HeadName = keyof typeof heads
