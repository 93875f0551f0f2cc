import type { TaxDocumentKind } from '@daftar/rules/tax/document-number'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { InvoiceParty } from '../../../platform/documents/parties.ts'

/** A paper as it was issued; without parties where that was before they were kept. */
export type TaxDocument = Row<
  'tax_document',
  'number' | 'issued_on' | 'issued_at' | 'uuid' | 'subject',
  { seller: InvoiceParty | null; buyer: InvoiceParty | null }
>

interface Of {
  merchantId: string
  kind: TaxDocumentKind
}

/** The paper that was issued for something of a merchant. */
export async function findTaxDocument(
  tx: ReadTx,
  { merchantId, kind, subject }: Of & { subject: string },
): Promise<TaxDocument | undefined> {
  const [row] = await tx<TaxDocument[]>`
    select number, issued_on, issued_at, uuid, subject, seller, buyer from tax_document
     where merchant_id = ${merchantId} and kind = ${kind} and subject = ${subject}`
  return row
}

/** The numbers of a merchant's papers of a kind, by what each is for. */
export async function numbersOf(tx: ReadTx, { merchantId, kind }: Of): Promise<ReadonlyMap<string, string>> {
  const rows = await tx<Row<'tax_document', 'subject' | 'number'>[]>`
    select subject, number from tax_document where merchant_id = ${merchantId} and kind = ${kind}`
  return new Map(rows.map(({ subject, number }) => [subject, number]))
}
