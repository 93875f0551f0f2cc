import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { sellerTo, type InvoiceParty, type Issuer } from '../../../../platform/documents/parties.ts'
import { eachOne } from '../../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import { issueTaxDocument } from '../../../money/tax-documents/index.ts'
import { forgivenParts, noteSubject } from '../closing/forgiven-fees.ts'
import { findAdvance, type AdvanceRow } from '../store.ts'

/** The invoice of an advance's fee, issued when its money has been sent (DEC-LOAN-3). */
export async function issueFeeInvoice(tx: Tx, issuer: Issuer, advance: AdvanceRow): Promise<void> {
  const parties = await partiesOf(tx, issuer, advance)
  const { merchant_id: merchantId, funded_at: at } = advance
  if (!at || !parties) return
  const { id: subject, fee_vat_minor: vatMinor } = advance
  const issuedOn = dateInZone(at.getTime(), zoneOfCurrency(advance.currency))
  await issueTaxDocument(tx, { merchantId, kind: 'fee_invoice', subject, issuedOn, vatMinor, at, ...parties })
}

/** A credit note for each part of the fee that was forgiven and has none yet (DEC-LOAN-25, DEC-LOAN-27). */
export async function issueCreditNotes(tx: Tx, issuer: Issuer, known: AdvanceRow): Promise<void> {
  const { merchant_id: merchantId, id } = known
  const advance = await findAdvance(tx, merchantId, id)
  const parties = advance && (await partiesOf(tx, issuer, advance))
  if (!parties) return
  for (const [index, { at, vatMinor }] of (await forgivenParts(tx, advance)).entries()) {
    const issuedOn = dateInZone(at.getTime(), zoneOfCurrency(advance.currency))
    const subject = noteSubject(id, index)
    await issueTaxDocument(tx, {
      merchantId,
      kind: 'credit_note',
      subject,
      issuedOn,
      vatMinor,
      at,
      ...parties,
    })
  }
}

/**
 * Every hour: what could not be issued at its time, because the seller had no tax number where the merchant
 * is.
 */
export function lateTaxPapers(database: Database, issuer: Issuer): Schedule {
  return defineSchedule({
    name: 'advances.late-tax-papers',
    dueTimes: lastEveryMinutes(60),
    run: async () => {
      const late = await database.system((tx) => withoutInvoice(tx, issuer))
      await eachOne(late, ({ merchant_id: merchantId, id }) =>
        database.system(async (tx) => {
          const advance = await findAdvance(tx, merchantId, id)
          if (!advance) return
          await issueFeeInvoice(tx, issuer, advance)
          await issueCreditNotes(tx, issuer, advance)
        }),
      )
    },
  })
}

/** Advances whose fee has no invoice, though the seller has a number where they are; a few at a time. */
function withoutInvoice(tx: Tx, { taxNumbers }: Issuer): Promise<Row<'advance', 'merchant_id' | 'id'>[]> {
  return tx<Row<'advance', 'merchant_id' | 'id'>[]>`
    select a.merchant_id, a.id from advance a join merchant_public m on m.merchant_id = a.merchant_id
     where a.funded_at is not null and m.country = any (${Object.keys(taxNumbers)})
       and not exists (select from tax_document_public d
                        where d.merchant_id = a.merchant_id and d.kind = 'fee_invoice' and d.subject = a.id)
     order by a.funded_at, a.id limit 500`
}

/** Both sides as they stand today: the buyer's name as the contract has it, the rest as it was at funding. */
async function partiesOf(
  tx: Tx,
  issuer: Issuer,
  { merchant_id, legal_name, invoice_buyer: buyer }: AdvanceRow,
) {
  const merchant = await findMerchant(tx, merchant_id)
  if (!merchant || !buyer) return undefined
  const once = (text: string) => ({ en: text, ar: text })
  const named: InvoiceParty = {
    name: once(legal_name),
    address: once(buyer.address),
    taxNumber: buyer.tax_number,
    registration: buyer.registration,
  }
  const { country } = merchant
  return { sellerCountry: country, seller: sellerTo(country, issuer), buyer: named }
}
