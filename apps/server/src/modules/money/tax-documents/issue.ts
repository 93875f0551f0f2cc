import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { taxDocumentNumber, type TaxDocumentKind } from '@daftar/rules/tax/document-number'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { values } from '../../../platform/database/rows.ts'
import type { InvoiceParty } from '../../../platform/documents/parties.ts'
import { findTaxDocument, type TaxDocument } from './store.ts'

/** A tax paper as it is to be issued. */
export interface ToIssue {
  merchantId: string
  kind: TaxDocumentKind
  /** What it is for; one paper is issued for it. */
  subject: string
  issuedOn: CalendarDate
  /** In which country the seller is registered for this paper. */
  sellerCountry: string
  seller: InvoiceParty
  buyer: InvoiceParty
  vatMinor: bigint
  at: Date
}

/**
 * Issues a paper under the next number of its series, once however often it is asked: null where VAT is
 * charged and the seller has no tax number there, for that would be no tax invoice. The number is taken in
 * the transaction of the caller, with the series held until it ends: a call that fails leaves no gap, and two
 * at once take one number after the other. Call it where the books of no further merchant are locked behind
 * it, and with reach across tenants.
 */
export async function issueTaxDocument(tx: Tx, paper: ToIssue): Promise<TaxDocument | null> {
  const { merchantId, kind, subject, issuedOn, sellerCountry, seller, buyer, at } = paper
  if (paper.vatMinor !== 0n && seller.taxNumber === null) return null
  const year = Number(issuedOn.slice(0, 4))
  await tx`
    insert into tax_series (seller_country, kind, year, place) values (${sellerCountry}, ${kind}, ${year}, 0)
    on conflict do nothing`
  const [series] = await tx<Row<'tax_series', 'place'>[]>`
    select place from tax_series where seller_country = ${sellerCountry} and kind = ${kind} and year = ${year} for update`
  const issued = await findTaxDocument(tx, paper)
  if (issued) return issued
  const place = series!.place + 1
  await tx`
    update tax_series set place = ${place} where seller_country = ${sellerCountry} and kind = ${kind} and year = ${year}`
  await tx`insert into tax_document ${values(tx, 'tax_document', {
    merchant_id: merchantId,
    kind,
    subject,
    number: taxDocumentNumber(kind, issuedOn, place),
    seller_country: sellerCountry,
    issued_on: issuedOn,
    seller,
    buyer,
    issued_at: at,
  })}`
  return (await findTaxDocument(tx, paper)) ?? null
}
