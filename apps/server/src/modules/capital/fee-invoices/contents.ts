import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { divideHalfUp } from '@daftar/rules/money/rounding'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Bilingual } from '../../../platform/documents/element.ts'
import { sellerTo, type InvoiceParty, type Issuer } from '../../../platform/documents/parties.ts'
import {
  findAdvance,
  forgivenFees,
  noteSubject,
  type ForgivenFee,
  type AdvanceRow,
} from '../advances/index.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findTaxDocument, qrOf, type IssuedPaper } from '../../money/tax-documents/index.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'

/** Everything the tax invoice of an advance's fee says. */
export interface FeeInvoice {
  provider: Bilingual
  number: string
  issuedOn: CalendarDate
  seller: InvoiceParty
  buyer: InvoiceParty
  advanceId: string
  currency: Currency
  /** A and T of the advance the fee is for. */
  amountMinor: bigint
  tenorWeeks: number
  /** F - V and V: the VAT of all of the fee is due at once. */
  netMinor: bigint
  vatMinor: bigint
  /** Hundredths of a percent. */
  rateHundredths: bigint
  issued: IssuedPaper
  /** What the QR code of a Saudi paper says. */
  qr: string | null
}

/**
 * The invoice of an advance of the merchant; undefined where there is no such advance, or its money has not
 * been sent, refused where it could not be issued. It holds the frozen terms and the buyer of that day, so it
 * says the same whenever it is set (DEC-LOAN-3, DEC-LOAN-6).
 */
export async function feeInvoiceOf(
  tx: ReadTx,
  issuer: Issuer,
  { merchantId, advanceId }: OfAdvance,
): Promise<FeeInvoice | Refusal | undefined> {
  const advance = await findAdvance(tx, merchantId, advanceId)
  return advance && invoiceOf(tx, issuer, advance)
}

/**
 * Takes back a part of the fee with its VAT: what a discount or a write-off forgave, as the journal has it.
 */
export interface CreditNote extends Omit<ForgivenFee, 'at' | 'number'> {
  number: string
  issuedOn: CalendarDate
  /** What it corrects. */
  invoice: FeeInvoice
  issued: IssuedPaper
  qr: string | null
}

/**
 * The credit note of that number to the invoice of the advance; undefined where there is none (DEC-LOAN-25,
 * DEC-LOAN-27).
 */
export async function creditNoteOf(
  tx: ReadTx,
  issuer: Issuer,
  { merchantId, advanceId, number }: OfAdvance & { number: string },
): Promise<CreditNote | Refusal | undefined> {
  const advance = await findAdvance(tx, merchantId, advanceId)
  if (!advance) return undefined
  const [invoice, forgiven] = await Promise.all([invoiceOf(tx, issuer, advance), forgivenFees(tx, advance)])
  const found = forgiven.find((fee) => fee.number === number)
  if (!invoice || !found) return undefined
  if (invoice instanceof Refusal) return invoice
  const { at, ...fee } = found
  const subject = noteSubject(advanceId, forgiven.indexOf(found))
  const document = await findTaxDocument(tx, { merchantId, kind: 'credit_note', subject })
  const issued = { ...invoice.issued, uuid: document?.uuid ?? '', at }
  const qr = qrOf(issued, invoice.seller, { ...fee, currency: invoice.currency })
  return { ...fee, number, issuedOn: dayOf(advance, at), invoice, issued, qr }
}

interface OfAdvance {
  merchantId: string
  advanceId: string
}

async function invoiceOf(
  tx: ReadTx,
  issuer: Issuer,
  advance: AdvanceRow,
): Promise<FeeInvoice | Refusal | undefined> {
  const { merchant_id: merchantId, funded_at: fundedAt, invoice_buyer: buyer } = advance
  const merchant = await findMerchant(tx, merchantId)
  if (!fundedAt || !buyer || !merchant) return undefined
  const issued = await findTaxDocument(tx, { merchantId, kind: 'fee_invoice', subject: advance.id })
  if (!issued) return refuse('seller_tax_number_missing')
  const { currency, fee_minor: feeMinor, fee_vat_minor: vatMinor } = advance
  const netMinor = feeMinor - vatMinor
  const { country } = merchant
  const seller = issued.seller ?? sellerTo(country, issuer)
  const paper = { uuid: issued.uuid, at: issued.issued_at, country, zone: zoneOfCurrency(currency) }
  const once = (text: string) => ({ en: text, ar: text })
  return {
    provider: issuer.brand,
    number: issued.number,
    issuedOn: dayOf(advance, fundedAt),
    seller,
    buyer: issued.buyer ?? {
      name: once(advance.legal_name),
      address: once(buyer.address),
      taxNumber: buyer.tax_number,
      registration: buyer.registration,
    },
    advanceId: advance.id,
    currency,
    amountMinor: advance.amount_minor,
    tenorWeeks: advance.tenor,
    netMinor,
    vatMinor,
    rateHundredths: vatRate(netMinor, vatMinor),
    issued: paper,
    qr: qrOf(paper, seller, { currency, netMinor, vatMinor }),
  }
}

function dayOf({ currency }: AdvanceRow, at: Date): CalendarDate {
  return dateInZone(at.getTime(), zoneOfCurrency(currency))
}

/**
 * The percentage the frozen VAT was taken at. V was rounded to a minor unit; a rate is whole in the tenth of
 * a percent.
 */
function vatRate(netMinor: bigint, vatMinor: bigint): bigint {
  return netMinor === 0n ? 0n : divideHalfUp(vatMinor * 1_000n, netMinor) * 10n
}
