import type { ReportColumn } from '@daftar/rules/payouts/report-columns'
import { m } from '@daftar/words'

const explained: Record<ReportColumn, () => string> = {
  'payout number': m.payouts_report_payout_number,
  'payout date': m.payouts_report_payout_date,
  merchant: m.payouts_report_merchant,
  store: m.payouts_report_store,
  'transaction date': m.payouts_report_transaction_date,
  'transaction type': m.payouts_report_transaction_type,
  'order number': m.payouts_report_order_number,
  'order reference': m.payouts_report_order_reference,
  'product type': m.payouts_report_product_type,
  currency: m.payouts_report_currency,
  'gross amount': m.payouts_report_gross,
  'commission percent': m.payouts_report_commission_percent,
  commission: m.payouts_report_commission,
  'fixed fee': m.payouts_report_fixed_fee,
  VAT: m.payouts_report_vat,
  'net amount': m.payouts_report_net,
  'bank reference': m.payouts_report_bank_reference,
}

/** What a column of the report holds (DEC-PO-11). */
export function columnExplained(column: ReportColumn): string {
  return explained[column]()
}
