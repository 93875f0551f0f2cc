import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import { pdfAnswer } from '../../../platform/documents/pdf-answer.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { creditNoteOf, feeInvoiceOf } from './contents.ts'

/**
 * The tax papers of an advance's fee: its invoice, issued at funding, and a credit note for what is forgiven of it (DEC-LOAN-3,
 * DEC-LOAN-25, DEC-LOAN-27).
 */
export function buildFeeInvoices({ database, issuer }: { database: Database; issuer: Issuer }) {
  const read = <Contents>(
    { merchantId, merchantIds }: MerchantActor,
    contentsOf: (tx: ReadTx, merchantId: string) => Promise<Contents | undefined>,
  ) => (merchantId ? database.tenantRead(merchantIds, (tx) => contentsOf(tx, merchantId)) : undefined)
  const handlers: Handlers<'feeInvoices'> = {
    'feeInvoices.invoice': async ({ actor, params }) => {
      const invoice = await read(actor, (tx, merchantId) =>
        feeInvoiceOf(tx, issuer, { merchantId, advanceId: params.id }),
      )
      if (!invoice) return refuse('not_found')
      const document = async () => (await import('./document.ts')).feeInvoiceDocument(invoice)
      return pdfAnswer(document, `${invoice.number}.pdf`)
    },

    'feeInvoices.creditNote': async ({ actor, params: { id: advanceId, number } }) => {
      const note = await read(actor, (tx, merchantId) =>
        creditNoteOf(tx, issuer, { merchantId, advanceId, number }),
      )
      if (!note) return refuse('not_found')
      const document = async () => (await import('./document.ts')).creditNoteDocument(note)
      return pdfAnswer(document, `${note.number}.pdf`)
    },
  }
  return defineModule({ name: 'fee-invoices', handlers })
}
