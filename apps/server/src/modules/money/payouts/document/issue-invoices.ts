import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { currencies } from '@daftar/rules/money/currency'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { sellerTo, type InvoiceParty, type Issuer } from '../../../../platform/documents/parties.ts'
import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import { findLegalEntity } from '../../../merchants/merchants/index.ts'
import { issueTaxDocument } from '../../tax-documents/index.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { feesTaken, invoiceSubject, monthBounds, type InvoiceMonth } from './invoices.ts'

/** Papers issued in one transaction: so long others wait for the series. */
const atOnce = 100

/** Every hour while a month turns somewhere, else once a day: the invoices of months that are over. */
export function invoiceSchedule(deps: InvoiceDependencies): Schedule {
  return defineSchedule({
    name: 'payouts.invoices',
    lane: 'books',
    dueTimes: lastEveryMinutes(60),
    run: async (at) => {
      if (isMonthTurning(at) || at.getUTCHours() === 0) await issueInvoices(deps, at)
    },
  })
}

type InvoiceDependencies = Pick<PayoutsDependencies, 'database' | 'issuer'>

/**
 * Issues the invoices of months that were over at a moment, the oldest first. A month waits where the
 * provider has no tax number, and is issued when it has one.
 */
export async function issueInvoices({ database, issuer }: InvoiceDependencies, at: Date): Promise<void> {
  const registered = Object.keys(issuer.taxNumbers)
  for (let issued = atOnce; issued === atOnce;)
    issued = await database.system(async (tx) => {
      const months = await dueMonths(tx, at, registered)
      for (const month of months) await issueMonth(tx, issuer, month, at)
      return months.length
    })
}

async function issueMonth(tx: Tx, issuer: Issuer, month: DueMonth, at: Date): Promise<void> {
  const { merchant_id: merchantId, country, name, vatMinor } = month
  const issued = await issueTaxDocument(tx, {
    merchantId,
    kind: 'payout_invoice',
    subject: invoiceSubject(month),
    issuedOn: monthBounds(month.month, zoneOfCurrency(month.merchant_currency)).lastDay,
    sellerCountry: country,
    seller: sellerTo(country, issuer),
    buyer: await buyerOf(tx, merchantId, name),
    vatMinor,
    at,
  })
  if (issued === null) throw new Error(`the provider has no tax number in ${country}`)
}

/** The last day of a month, or the first: in every zone it turns within them. */
function isMonthTurning(at: Date): boolean {
  const tomorrow = new Date(at.getTime() + 86_400_000)
  return at.getUTCDate() === 1 || tomorrow.getUTCDate() === 1
}

type DueMonth = InvoiceMonth &
  Row<'merchant_public', 'merchant_id' | 'country' | 'name'> & { merchant_currency: InvoiceMonth['currency'] }

/**
 * Months that are over and have fees, but no invoice: where the seller has a number, or there is no VAT to
 * invoice.
 */
function dueMonths(tx: ReadTx, at: Date, registered: readonly string[]): Promise<DueMonth[]> {
  const zones = currencies.map((currency) => ({ currency, zone: zoneOfCurrency(currency) }))
  return tx<DueMonth[]>`
    select merchant_id, country, name, merchant_currency, month, currency, net as "netMinor", vat as "vatMinor" from (
      select f.merchant_id, m.country, m.name, m.currency as merchant_currency, f.currency,
             to_char(f.at at time zone z.zone, 'YYYY-MM') as month,
             sum(f.net)::bigint as net, sum(f.vat)::bigint as vat
        from (${feesTaken(tx)}) f
        join merchant_public m on m.merchant_id = f.merchant_id
        join jsonb_to_recordset(${tx.json(zones)}) as z (currency text, zone text) on z.currency = m.currency
       where f.at >= ${at}::timestamptz - interval '400 days'
         and f.at < date_trunc('month', ${at}::timestamptz at time zone z.zone) at time zone z.zone
       group by 1, 2, 3, 4, 5, 6) months
     where (net <> 0 or vat <> 0) and (vat = 0 or country = any (${[...registered]}))
       and not exists (select from tax_document_public d
                        where d.merchant_id = months.merchant_id and d.kind = 'payout_invoice'
                          and d.subject = months.month || ' ' || months.currency)
     order by month, merchant_id, currency limit ${atOnce}`
}

/** The company behind a merchant, as the tax authority knows it. */
export async function buyerOf(tx: ReadTx, merchantId: string, name: string): Promise<InvoiceParty> {
  const entity = await findLegalEntity(tx, merchantId)
  const once = (text: string) => ({ en: text, ar: text })
  return {
    name: once(entity?.legal_company_name ?? name),
    address: once(entity?.legal_address ?? ''),
    taxNumber: entity?.tax_number ?? null,
    registration: entity?.commercial_registration_number ?? null,
  }
}
