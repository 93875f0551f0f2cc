import type { Language } from '@daftar/rules/geo/languages'
import { reportTypes } from '@daftar/rules/settlement/payout-lines'
import { reportColumns, type ReportColumn } from '@daftar/rules/payouts/report-columns'
import { csvOf, decimal, escapeFormula } from '../../../../platform/csv.ts'
import { quoteLiteral, quoteLiterals } from '../../../../platform/database/snapshots/copy-snapshot.ts'

/** What a file holds: closed payouts by merchant, with the stores whose movements are seen; null for all. */
export interface ExportPart {
  merchantId: string
  zone: string
  payoutIds: string[]
  storeIds: string[] | null
}

/**
 * The COPY of the movements, one a row, payout by payout. Names of stores and merchants are in the reader's
 * language.
 */
export function movementsAsCsv(parts: readonly ExportPart[], language: Language): string {
  const selects = parts.filter((part) => part.payoutIds.length > 0).map((part) => selectOf(part, language))
  const rows = selects.length > 0 ? selects.join(' union all ') : emptySelect()
  const named = reportColumns.map((column) => `"${column}"`).join(', ')
  return csvOf(`select ${named} from (${rows}) rows order by closed_at, payout_id, at, movement_id, kind`)
}

function selectOf({ merchantId, zone, payoutIds, storeIds }: ExportPart, language: Language): string {
  const name = language === 'ar' ? 'name_ar' : 'name'
  const local = (instant: string, form: string) =>
    `to_char(${instant} at time zone ${quoteLiteral(zone)}, '${form}')`
  const amount = (minor: string) => decimal(minor, 'p.currency')
  const values: Record<ReportColumn, string> = {
    'payout number': 'p.number',
    'payout date': local('coalesce(p.paid_at, p.issued_at, p.created_at)', 'YYYY-MM-DD'),
    merchant: escapeFormula(`m.${name}`),
    store: escapeFormula(`s.${name}`),
    'transaction date': local('l.at', 'YYYY-MM-DD HH24:MI:SS'),
    'transaction type': typeName(),
    'order number': 'o.number',
    'order reference': escapeFormula('o.reference'),
    'product type': 'o.product',
    currency: 'p.currency',
    'gross amount': amount('l.amount_minor'),
    'commission percent': percent(),
    commission: amount('l.commission_minor'),
    'fixed fee': amount('l.commission_fixed_minor'),
    VAT: amount('l.commission_vat_minor'),
    'net amount': amount('l.net_minor'),
    'bank reference': escapeFormula('p.bank_reference'),
  }
  const selected = reportColumns.map((column) => `${values[column]} as "${column}"`).join(', ')
  const merchant = quoteLiteral(merchantId)
  return `
    select ${selected}, p.closed_at, l.payout_id, l.at, l.movement_id, l.kind
      from payout_line_public l
      join payout_public p on p.merchant_id = l.merchant_id and p.id = l.payout_id
      join merchant_public m on m.merchant_id = l.merchant_id
      left join store_public s on s.merchant_id = l.merchant_id and s.id = l.store_id
      left join order_public o on o.merchant_id = l.merchant_id and o.id = l.order_id
      left join capture_public c on l.kind = 'sale' and c.merchant_id = l.merchant_id and c.id = l.movement_id
     where l.merchant_id = ${merchant} and l.payout_id = any (${quoteLiterals(payoutIds)})
       ${storeIds ? `and l.store_id = any (${quoteLiterals(storeIds)})` : ''}`
}

/** What was agreed when it was captured; a refund gives back at the rate of its order's first capture. */
function percent(): string {
  const first = `select f.commission_hundredths from capture_public f
    where f.merchant_id = l.merchant_id and f.order_id = l.order_id order by f.captured_at, f.id limit 1`
  return `(case l.kind when 'sale' then c.commission_hundredths when 'refund' then (${first}) end * 0.01)::text`
}

function typeName(): string {
  const cases = Object.entries(reportTypes()).map(([kind, name]) => `when '${kind}' then '${name}'`)
  return `case l.kind ${cases.join(' ')} end`
}

function emptySelect(): string {
  const nothing = reportColumns.map((column) => `null::text as "${column}"`).join(', ')
  return `select ${nothing}, null::timestamptz as closed_at, null as payout_id, null as at, null as movement_id, null as kind
    where false`
}
